#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include "forward.h"

// libxml2 brings ICU.
#define XML(Result, name, parameters, arguments) FORWARD("libxml2.so.2", Result, name, parameters, arguments)

XML(void, xmlInitParser, (void), ())
XML(xmlParserCtxtPtr, xmlCreatePushParserCtxt,
    (xmlSAXHandlerPtr handler, void *context, const char *chunk, int size, const char *name),
    (handler, context, chunk, size, name))
XML(int, xmlCtxtUseOptions, (xmlParserCtxtPtr parser, int options), (parser, options))
XML(int, xmlSwitchEncoding, (xmlParserCtxtPtr parser, xmlCharEncoding encoding), (parser, encoding))
XML(int, xmlParseChunk, (xmlParserCtxtPtr parser, const char *chunk, int size, int ends), (parser, chunk, size, ends))
XML(void, xmlFreeParserCtxt, (xmlParserCtxtPtr parser), (parser))

XML(htmlParserCtxtPtr, htmlCreatePushParserCtxt,
    (htmlSAXHandlerPtr handler, void *context, const char *chunk, int size, const char *name, xmlCharEncoding encoding),
    (handler, context, chunk, size, name, encoding))
XML(int, htmlCtxtUseOptions, (htmlParserCtxtPtr parser, int options), (parser, options))
XML(int, htmlParseChunk, (htmlParserCtxtPtr parser, const char *chunk, int size, int ends), (parser, chunk, size, ends))
XML(void, htmlFreeParserCtxt, (htmlParserCtxtPtr parser), (parser))
