import json, os, urllib.request

request = urllib.request.Request(
    os.environ["PARLEY_URL"] + "/v1/tts",
    headers={
        "Authorization": "Bearer " + os.environ["PARLEY_API_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "text": "Your table for two is booked for half past seven.",
        "voice": "natural-female",
        "format": "mp3",
        "speed": 1.0,
    }).encode(),
)

with urllib.request.urlopen(request) as response:
    open("speech.mp3", "wb").write(response.read())
