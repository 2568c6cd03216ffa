#include "interface_strings.h"

// A Swift array of so many bytes would take the compiler half a minute; this takes it no time.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char catalog[] = {
#embed "Localizable.xcstrings"
};

const unsigned char *interface_strings_start(void) { return catalog; }
size_t interface_strings_count(void) { return sizeof catalog; }
