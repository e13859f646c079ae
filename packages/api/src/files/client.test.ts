import { describe, expect, test } from "vitest";
import { createApi } from "../http/client.ts";
import { contractVersion } from "../http/contract-version.ts";
import { filesClient } from "./client.ts";
import { sentPicture } from "./fixtures.ts";

interface Sent {
  url: string;
  headers: Record<string, string>;
  bytes: Blob;
}

const refusal = (code: string) => ({ success: false, code, message: "Non", error: "Non" });
const taken = { success: true, file: sentPicture };
const bytes = new Blob(["haie"]);

/** A client whose uploads are answered in turn; null breaks the line. */
function api(...answers: (readonly [status: number, body: object] | null)[]) {
  const sent: Sent[] = [];
  const asked: string[] = [];
  const client = filesClient(
    createApi({
      now: () => 0,
      readCookies: () => "XSRF-TOKEN=abc",
      fetch: async (url) => {
        asked.push(String(url));
        return Response.json({ success: true, csrfToken: "def" });
      },
      sendUpload: async (url, init, upload) => {
        sent.push({ url, headers: init.headers as Record<string, string>, bytes: upload.bytes });
        upload.onProgress?.(2);
        const answer = answers[sent.length - 1];
        if (answer === null || answer === undefined) throw new TypeError("lost");
        return Response.json(answer[1], { status: answer[0] });
      },
      onUnauthorized: async () => true,
    }),
  );
  const send = (name = "haie.jpg") =>
    client.upload({
      purpose: { name: "profilePhoto" },
      name,
      bytes,
      idempotencyKey: "key-of-file",
      onProgress: (count) => asked.push(`sent ${count}`),
    });
  return { send, sent, asked };
}

describe("a file that is sent", () => {
  test("goes as bytes, with token and key, and its progress is heard", async () => {
    const { send, sent, asked } = api([201, taken]);
    expect(await send()).toEqual(sentPicture);
    expect(sent).toEqual([
      {
        url: "/api/files?purpose=profilePhoto&name=haie.jpg",
        headers: {
          accept: "application/json",
          "x-xsrf-token": "abc",
          "idempotency-key": "key-of-file",
          "x-contract": String(contractVersion),
          "content-type": "application/octet-stream",
        },
        bytes,
      },
    ]);
    expect(asked).toEqual(["sent 2"]);
  });

  test("goes once more, under the same key, with a fresh token, or after the session was renewed", async () => {
    const { send, sent } = api(
      [403, refusal("CSRF_TOKEN_INVALID")],
      [401, refusal("SESSION_EXPIRED")],
      [201, taken],
    );
    await send();
    expect(sent.map(({ headers }) => headers["idempotency-key"])).toEqual(Array(3).fill("key-of-file"));
    expect(sent[1]?.headers["x-csrf-token"]).toBe("def");
  });

  test("is not sent again when the line breaks: whoever sends decides when", async () => {
    const { send, sent } = api(null);
    await expect(send()).rejects.toMatchObject({ code: "NETWORK", status: 0 });
    expect(sent).toHaveLength(1);
  });

  test.each([
    ["a\u0007b\n.jpg", "a b .jpg"],
    ["\u0000", "fichier"],
    [`${"x".repeat(300)}.jpg`, `${"x".repeat(251)}.jpg`],
  ])("called %j is called %j on its way", async (name, expected) => {
    const { send, sent } = api([201, taken]);
    await send(name);
    expect(new URL(sent[0]?.url ?? "", "http://a").searchParams.get("name")).toBe(expected);
  });
});
