curl --fail "$PARLEY_URL/v1/tts" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{ "text": "Hello! This is my first call.", "voice": "sarah" }' \
  --output hello.mp3
