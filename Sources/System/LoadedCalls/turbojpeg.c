#include <turbojpeg.h>
#include "forward.h"

#define JPEG(Result, name, parameters, arguments) FORWARD("libturbojpeg.so.0", Result, name, parameters, arguments)

JPEG(tjhandle, tjInitCompress, (void), ())
JPEG(tjhandle, tjInitDecompress, (void), ())
JPEG(int, tjCompress2,
     (tjhandle coder, const unsigned char *pixels, int width, int pitch, int height, int format, unsigned char **bytes,
      unsigned long *count, int sampling, int quality, int flags),
     (coder, pixels, width, pitch, height, format, bytes, count, sampling, quality, flags))
JPEG(int, tjDecompressHeader3,
     (tjhandle coder, const unsigned char *bytes, unsigned long count, int *width, int *height, int *sampling, int *space),
     (coder, bytes, count, width, height, sampling, space))
JPEG(int, tjDecompress2,
     (tjhandle coder, const unsigned char *bytes, unsigned long count, unsigned char *pixels, int width, int pitch,
      int height, int format, int flags),
     (coder, bytes, count, pixels, width, pitch, height, format, flags))
JPEG(int, tjGetErrorCode, (tjhandle coder), (coder))
JPEG(char *, tjGetErrorStr2, (tjhandle coder), (coder))
JPEG(void, tjFree, (unsigned char *bytes), (bytes))
JPEG(int, tjDestroy, (tjhandle coder), (coder))
