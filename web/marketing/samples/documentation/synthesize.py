import json
import os
import urllib.request

request = urllib.request.Request(
    os.environ["PARLEY_URL"] + "/v1/synthesize",
    headers={
        "Authorization": "Bearer " + os.environ["PARLEY_API_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({
        "text": "Your table is booked for half past seven.",
        "voice": "sarah",
        "format": "mp3",
    }).encode(),
)

with urllib.request.urlopen(request) as response:
    speech = json.load(response)
print(speech["duration"], "seconds of speech at", speech["audio_url"])
