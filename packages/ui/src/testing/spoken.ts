import { virtual } from "@guidepup/virtual-screen-reader";

const most = 200;

/**
 * All that a screen reader says from the first element of `container` to the last, in the order in which it is heard:
 * names, values and states. Paragraphs and ends of groups are left out.
 */
export async function spoken(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  try {
    const first = await virtual.lastSpokenPhrase();
    for (let step = 0; step < most; step += 1) {
      await virtual.next();
      // After the last element it begins again.
      if ((await virtual.lastSpokenPhrase()) === first) break;
    }
    const phrases = (await virtual.spokenPhraseLog()).map((phrase) => phrase.replace(/\s+/g, " ").trim());
    return phrases.slice(0, -1).filter((phrase) => phrase !== "paragraph" && !phrase.startsWith("end of "));
  } finally {
    await virtual.stop();
  }
}
