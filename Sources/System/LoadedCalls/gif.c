#include <gif_lib.h>
#include "forward.h"

#define GIF(Result, name, parameters, arguments) FORWARD("libgif.so.7", Result, name, parameters, arguments)

GIF(GifFileType *, DGifOpen, (void *context, InputFunc read, int *error), (context, read, error))
GIF(int, DGifCloseFile, (GifFileType *file, int *error), (file, error))
GIF(int, DGifGetRecordType, (GifFileType *file, GifRecordType *type), (file, type))
GIF(int, DGifGetImageDesc, (GifFileType *file), (file))
GIF(int, DGifGetLine, (GifFileType *file, GifPixelType *line, int count), (file, line, count))
GIF(int, DGifGetExtension, (GifFileType *file, int *code, GifByteType **bytes), (file, code, bytes))
GIF(int, DGifGetExtensionNext, (GifFileType *file, GifByteType **bytes), (file, bytes))
GIF(const char *, GifErrorString, (int error), (error))
