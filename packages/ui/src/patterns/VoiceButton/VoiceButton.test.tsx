import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { VoiceButton } from "./VoiceButton.tsx";

const ignore = () => {};

test.each([
  ["hotword", "Mot-clé"],
  ["direct", "Parlez"],
  ["listening", "Écoute"],
  ["idle", "Vocal"],
  ["unavailable", "Micro ✗"],
] as const)("a microphone that is %s states « %s » [BOT-22]", (state, label) => {
  for (const placement of ["bar", "floating"] as const)
    expect(
      /<button.*<\/button>/
        .exec(renderToStaticMarkup(<VoiceButton state={state} placement={placement} onPress={ignore} />))?.[0]
        .replace(/<[^>]*>/g, ""),
    ).toBe(label);
});

test("the bubble is only seen: whoever reports that there is no microphone announces it", () => {
  expect(renderToStaticMarkup(<VoiceButton state="unavailable" tooltip="Absent" onPress={ignore} />)).toMatch(
    /<span class="[^"]*" aria-hidden="true">Absent<\/span>/,
  );
});

test("a ring moves only while the microphone listens", () => {
  const rings = (["idle", "direct", "listening", "hotword", "unavailable"] as const).map((state) =>
    /aria-hidden="true"><span/.test(renderToStaticMarkup(<VoiceButton state={state} onPress={ignore} />)),
  );
  expect(rings).toEqual([false, true, true, false, false]);
});
