#!/usr/bin/env python3
"""A player over the network in its smallest form: it takes any of its legal choices (docs/protocol.md).

    python3 examples/net_bot.py --url http://127.0.0.1:8080 --game qwixx    # a new table, against a bot
    python3 examples/net_bot.py --url http://127.0.0.1:8080 --code ABCDEF   # somebody's table
"""
import argparse, base64, json, os, secrets, socket, ssl, struct, urllib.parse, urllib.request

def post(path, body):
    request = urllib.request.Request(url + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)

class WebSocket:
    """As much of RFC 6455 as a player needs."""
    def __init__(self, address):
        parts = urllib.parse.urlsplit(address)
        line = socket.create_connection((parts.hostname, parts.port or (443 if parts.scheme == "https" else 80)))
        if parts.scheme == "https":
            line = ssl.create_default_context().wrap_socket(line, server_hostname=parts.hostname)
        self.line, self.input, key = line, line.makefile("rb"), base64.b64encode(os.urandom(16)).decode()
        wish = [f"GET {parts.path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: Upgrade", "Upgrade: websocket",
                "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "\r\n"]
        line.sendall("\r\n".join(wish).encode())
        assert b" 101 " in self.input.readline(), "the server opens no socket"
        while self.input.readline() != b"\r\n": pass
    def send(self, data, kind=1):  # one masked frame: 1 is a text, 10 answers a ping
        size, mask = len(data), os.urandom(4)
        head = bytes([0x80 | kind, 0x80 | size]) if size < 126 else struct.pack(">BBH", 0x80 | kind, 0xFE, size)
        self.line.sendall(head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(data)))
    def messages(self):
        while head := self.input.read(2):
            size = head[1]
            if size > 125: size = int.from_bytes(self.input.read(2 if size == 126 else 8), "big")
            kind, data = head[0] & 15, self.input.read(size)
            if kind == 1: yield json.loads(data)
            if kind == 9: self.send(data, 10)

parser = argparse.ArgumentParser()
parser.add_argument("--url", default="http://127.0.0.1:8080")
parser.add_argument("--game", default="qwixx")
parser.add_argument("--code", help="join this table instead of making one")
options = parser.parse_args()
url = options.url.rstrip("/")
table = options.code or post("/api/v1/tables", {"game": options.game, "seats": 2, "bots": {"2": "medium"}})["table"]
own = post(f"/api/v1/tables/{table}/seats", {"name": "Net bot", "luck": secrets.token_hex(16)})
seat, play = own["seats"][0], WebSocket(url + "/api/v1/socket")
play.send(json.dumps({"hello": {"version": 1, "table": own["table"], "token": own["token"]}}).encode())
for message in play.messages():  # first the whole table, then one message for each step
    if "error" in message: raise SystemExit(message["error"]["message"])
    if "table" in message: games = message["table"]["games"]
    line = message.get("table", message).get("line")
    legal = line["choices"].get(str(seat), []) if line and line["turn"] == "decide" else []
    if len(legal) > 1:  # a single one the server chooses; a better player looks at line["state"]
        play.send(json.dumps({"choose": secrets.choice(legal), "ply": line["ply"]}).encode())
    for over in (event["over"] for event in message.get("events", []) if "over" in event):
        print(f"game {over['game']}: points {over['scores']}, won by {over['winners']}: {url}/g/{message['record']}")
        if over["game"] == games: raise SystemExit(0)
        play.send(b'{"ready":true}')
raise SystemExit("the server has closed the socket")
