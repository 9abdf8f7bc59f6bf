#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Builds espeak-ng.wasm from the source of espeak-ng 1.52.0, as Debian 13 keeps it:
#   espeak-ng_1.52.0+dfsg.orig.tar.gz, by `apt-get source --download-only espeak-ng`
#   or from https://deb.debian.org/debian/pool/main/e/espeak-ng/
# Needs Debian 12 or later with: apt-get install clang-19 lld-19 wasi-libc libclang-rt-19-dev-wasm32
# Usage: ./build.sh espeak-ng_1.52.0+dfsg.orig.tar.gz [output]
set -eu

version=1.52.0
sha256=d2a886bae3547a15c52801cb37e415230834a7ee7f9a57352b98d60454d97cea

tarball=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
output=$(realpath "${2:-$here/espeak-ng.wasm}")
echo "$sha256  $tarball" | sha256sum --check --quiet

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
tar -xzf "$tarball" -C "$work" --strip-components=1
cp "$here/speak.c" "$work/"
cd "$work"

# No threads, no sound card, no other engines: what is left is text in, samples out.
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
  -I. -Isrc/include -Isrc/include/compat -Isrc/ucd-tools/src/include -Isrc/libespeak-ng \
  -DLIBESPEAK_NG_EXPORT=1 -DPATH_ESPEAK_DATA='"/espeak-ng-data"' \
  $sources src/ucd-tools/src/*.c speak.c \
  -Wl,--gc-sections -Wl,--strip-all -Wl,--stack-first -Wl,-z,stack-size=1048576 \
  -Wl,--export=malloc -Wl,--export=free \
  -o "$output"
chmod 644 "$output"
sha256sum "$output"
