#pragma once
#include <curl/curl.h>

// Swift imports neither variadic functions nor unions: one small typed function for each use.

static inline CURLcode kiosk_easy_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode kiosk_easy_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode kiosk_easy_set_pointer(CURL *handle, CURLoption option, void *value) {
  return curl_easy_setopt(handle, option, value);
}

static inline CURLcode kiosk_easy_set_headers(CURL *handle, struct curl_slist *headers) {
  return curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
}

typedef size_t (*kiosk_receive_function)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode kiosk_easy_set_receive(CURL *handle, CURLoption option, kiosk_receive_function function) {
  return curl_easy_setopt(handle, option, function);
}

static inline CURLcode kiosk_easy_set_body(CURL *handle, const char *bytes, long size) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, size);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}

static inline CURLMcode kiosk_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// The finished transfer and its result, or NULL when no message is left.
static inline CURL *kiosk_multi_next_finished(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read(multi, &left))) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

// The function gets `context` and makes the socket for an address, or refuses it.
static inline CURLcode kiosk_easy_set_open_socket(CURL *handle, curl_opensocket_callback function, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, context);
}

// The function gets `context` when the request is about to be sent, and may stop it.
static inline CURLcode kiosk_easy_set_before_sending(CURL *handle, curl_prereq_callback function, void *context) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_PREREQFUNCTION, function);
  if (code != CURLE_OK) return code;
  return curl_easy_setopt(handle, CURLOPT_PREREQDATA, context);
}
