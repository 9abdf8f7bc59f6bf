#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds espeak-ng.wasm from the sources of espeak-ng 1.52.0 and sonic 0.2.0, as Debian 13 keeps them:
#   espeak-ng_1.52.0+dfsg.orig.tar.gz and sonic_0.2.0.orig.tar.gz, by `apt-get source --download-only espeak-ng sonic`
#   or from https://deb.debian.org/debian/pool/main/e/espeak-ng/ and .../s/sonic/
# Needs Debian 12 or later with: apt-get install clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32
# Usage: ./build.sh FOLDER_WITH_BOTH [output]
set -eu

version=1.52.0
espeak=espeak-ng_1.52.0+dfsg.orig.tar.gz
sonic=sonic_0.2.0.orig.tar.gz
espeak_sha256=d2a886bae3547a15c52801cb37e415230834a7ee7f9a57352b98d60454d97cea
sonic_sha256=c7827ce576838467590ffa1f935fbe1049e896dfed6c515cf569ad3779c24085

folder=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
output=$(realpath "${2:-$here/espeak-ng.wasm}")
(cd "$folder" && printf '%s  %s\n' "$espeak_sha256" "$espeak" "$sonic_sha256" "$sonic" | sha256sum --check --quiet)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$folder/$espeak" -C "$work" --strip-components=1
mkdir "$work/sonic"
tar -xzf "$folder/$sonic" -C "$work/sonic" --strip-components=1
cp "$here/speak.c" "$work/"
cd "$work"

# No threads, no sound card, no other engines: what is left is text in, samples out. speak.c calls sonic itself.
cat > config.h <<END
#define HAVE_MKSTEMP 0
#define USE_ASYNC 0
#define USE_KLATT 1
#define USE_LIBPCAUDIO 0
#define USE_LIBSONIC 0
#define USE_MBROLA 0
#define USE_SPEECHPLAYER 0
#define PACKAGE_VERSION "$version"
END

sources=
for name in common mnemonics error ieee80 dictionary encoding intonation langopts numbers phoneme phonemelist \
  readclause setlengths soundicon spect ssml synthdata synthesize tr_languages translate translateword voices \
  wavegen speech espeak_api klatt; do
  sources="$sources src/libespeak-ng/$name.c"
done

# espeak-ng gives the names of wctype.h to its own tables; the library's headers must have been read before.
clang-19 --target=wasm32-wasi --sysroot=/usr -mexec-model=reactor \
  -O3 -flto -fwrapv -msimd128 -mbulk-memory -mnontrapping-fptoint -msign-ext -w \
  -include /usr/include/wasm32-wasi/wchar.h -include /usr/include/wasm32-wasi/wctype.h \
  -I. -Isonic -Isrc/include -Isrc/include/compat -Isrc/ucd-tools/src/include -Isrc/libespeak-ng \
  -DLIBESPEAK_NG_EXPORT=1 -DPATH_ESPEAK_DATA='"/espeak-ng-data"' \
  $sources src/ucd-tools/src/*.c sonic/sonic.c speak.c \
  -Wl,--gc-sections -Wl,--strip-all -Wl,--stack-first -Wl,-z,stack-size=1048576 \
  -Wl,--export=malloc -Wl,--export=free \
  -o "$output"
chmod 644 "$output"
sha256sum "$output"
