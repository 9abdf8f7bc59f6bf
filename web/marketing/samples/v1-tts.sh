curl --fail "$PARLEY_URL/v1/tts" \
  --header "Authorization: Bearer $PARLEY_API_KEY" \
  --header "Content-Type: application/json" \
  --data '{
    "text": "Your table for two is booked for half past seven.",
    "voice": "natural-female",
    "format": "mp3",
    "speed": 1.0
  }' \
  --output speech.mp3
