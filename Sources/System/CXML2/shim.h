#pragma once
#include <iconv.h>
#include <libxml/xmlversion.h>
// Debian's libxml2 names ICU in a header; Foundation brings an ICU of its own, and no more than one may be seen. Nothing here
// touches the one structure that it changes.
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
