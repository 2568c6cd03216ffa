#pragma once
// The functions are those of <curl/curl.h>.
