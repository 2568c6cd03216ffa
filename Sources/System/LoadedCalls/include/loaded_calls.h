#pragma once
// The functions are those of the libraries' own headers.
