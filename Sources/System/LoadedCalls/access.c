#include <crypt.h>
#include <qrencode.h>
#include "forward.h"

// What only the ways to let others in need: passwords and the code that a phone's camera reads.

#define CRYPT(Result, name, parameters, arguments) FORWARD("libcrypt.so.1", Result, name, parameters, arguments)
#define QR(Result, name, parameters, arguments) FORWARD("libqrencode.so.4", Result, name, parameters, arguments)

CRYPT(char *, crypt_ra, (const char *phrase, const char *setting, void **data, int *size), (phrase, setting, data, size))
CRYPT(char *, crypt_gensalt_ra, (const char *prefix, unsigned long rounds, const char *bytes, int count),
      (prefix, rounds, bytes, count))
CRYPT(int, crypt_checksalt, (const char *setting), (setting))

QR(QRcode *, QRcode_encodeString8bit, (const char *text, int version, QRecLevel level), (text, version, level))
QR(void, QRcode_free, (QRcode *code), (code))
