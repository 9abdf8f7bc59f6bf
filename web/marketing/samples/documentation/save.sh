curl --output hello.mp3 \
  --header "Authorization: Bearer $PARLEY_TOKEN" \
  "https://voice.example.com/v1/audio/019a8f3c.mp3"
