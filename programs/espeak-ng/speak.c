// SPDX-License-Identifier: GPL-3.0-or-later
// What the wasm offers: a voice, and speech that goes to the host chunk by chunk. Built by build.sh.
#include <stddef.h>
#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>
#include <sonic.h>

#define IMPORTED(name) __attribute__((import_module("host"), import_name(name)))
#define EXPORTED(name) __attribute__((export_name(name)))

// A word begins: its position in the text in characters, from 1, and its time in ms.
IMPORTED("word") void host_word(int position, int ms);
// A chunk of sound; not 0 ends the speech.
IMPORTED("sound") int host_sound(const short *samples, int count);

// How much sound the host gets at once, in ms.
static const int chunk_ms = 100;

static int sample_rate;
// True while the echo of a text dies away.
static int fading;
// How much faster the speech is made than espeak-ng speaks, and what makes it so; NULL when the pace is espeak-ng's own.
static float faster;
static sonicStream pace;

// Hands on what has the right pace by now.
static int pass_on(void) {
  short samples[2048];
  int count;
  while ((count = sonicReadShortFromStream(pace, samples, 2048)) > 0)
    if (host_sound(samples, count)) return 1;
  return 0;
}

static int on_sound(short *samples, int count, espeak_EVENT *event) {
  if (fading) return 0;
  for (; event->type != espeakEVENT_LIST_TERMINATED; event++)
    if (event->type == espeakEVENT_WORD) host_word(event->text_position, event->audio_position / faster);
  if (samples == NULL || count == 0) return 0;
  if (pace == NULL) return host_sound(samples, count);
  return !sonicWriteShortToStream(pace, samples, count) || pass_on();
}

// Reads the phonemes; answers the sample rate, or -1 where the data is missing.
EXPORTED("start") int parley_start(void) {
  sample_rate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, chunk_ms, NULL, espeakINITIALIZE_DONT_EXIT);
  espeak_SetSynthCallback(on_sound);
  return sample_rate;
}

// Answers 0, or the number of the error.
EXPORTED("set_voice") int parley_set_voice(const char *name) { return espeak_ng_SetVoiceByName(name); }

// Words a minute, percent, plain text in UTF-8. Answers 0, or the number of the error.
EXPORTED("speak") int parley_speak(const char *text, int rate, int volume) {
  int own_rate = rate < espeakRATE_MINIMUM ? espeakRATE_MINIMUM : rate > espeakRATE_MAXIMUM ? espeakRATE_MAXIMUM : rate;
  faster = (float)rate / own_rate;
  if (own_rate != rate) {
    pace = sonicCreateStream(sample_rate, 1);
    if (pace == NULL) return ENS_SPEECH_STOPPED;
    sonicSetSpeed(pace, faster);
  }
  espeak_SetParameter(espeakRATE, own_rate, 0);
  espeak_SetParameter(espeakVOLUME, volume, 0);
  int result = espeak_Synth(text, 0, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  if (pace != NULL) {
    sonicFlushStream(pace);
    pass_on();
    sonicDestroyStream(pace);
    pace = NULL;
  }
  // Many voices have an echo, and what is left of it would be heard at the beginning of the next text.
  fading = 1;
  espeak_Synth("", 0, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  fading = 0;
  return result;
}

// WASI has no temporary files. espeak-ng wants one only to convert a sound that the text names; ours names none.
char *tmpnam(char *name) { return name == NULL ? "" : name; }
