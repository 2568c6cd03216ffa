#include <webp/decode.h>
#include <webp/demux.h>
#include "forward.h"

#define WEBP(Result, name, parameters, arguments) FORWARD("libwebp.so.7", Result, name, parameters, arguments)
#define DEMUX(Result, name, parameters, arguments) FORWARD("libwebpdemux.so.2", Result, name, parameters, arguments)

WEBP(VP8StatusCode, WebPDecode, (const uint8_t *bytes, size_t count, WebPDecoderConfig *config), (bytes, count, config))
WEBP(void, WebPFreeDecBuffer, (WebPDecBuffer *buffer), (buffer))
WEBP(VP8StatusCode, WebPGetFeaturesInternal,
     (const uint8_t *bytes, size_t count, WebPBitstreamFeatures *features, int version), (bytes, count, features, version))
WEBP(int, WebPInitDecoderConfigInternal, (WebPDecoderConfig *config, int version), (config, version))

DEMUX(int, WebPAnimDecoderOptionsInitInternal, (WebPAnimDecoderOptions *options, int version), (options, version))
DEMUX(WebPAnimDecoder *, WebPAnimDecoderNewInternal,
      (const WebPData *data, const WebPAnimDecoderOptions *options, int version), (data, options, version))
DEMUX(int, WebPAnimDecoderGetInfo, (const WebPAnimDecoder *decoder, WebPAnimInfo *info), (decoder, info))
DEMUX(int, WebPAnimDecoderGetNext, (WebPAnimDecoder *decoder, uint8_t **frame, int *moment), (decoder, frame, moment))
DEMUX(void, WebPAnimDecoderDelete, (WebPAnimDecoder *decoder), (decoder))
