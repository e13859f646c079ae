import {
  claimingPng,
  flatPng,
  framesOf,
  interlacedPng,
} from "../../../apps/server/src/domains/files/files.fixture.ts";
import type { Served } from "../../served.ts";
import { memoryOf, pictureOf, upload } from "../uploads.ts";
import type { Attack } from "./attack.ts";
import { member } from "./keyed-load.ts";
import type { Visitor } from "./visitor.ts";

/** Hostile uploads at once, by how many people; one person may have four under way. */
const hostileAtOnce = 20;
const attackers = 5;
const photos = 12;
/** What others' uploads may take beside what they take in peace, and what memory may be held besides, in MB. */
const slower = 2;
const mostMb = 300;

const kinds: Record<string, () => Promise<Buffer>> = {
  "a line of 1 × 8,000": () => flatPng(1, 8000),
  "2,000,000 × 32": async () => claimingPng(2_000_000, 32),
  "8,000 × 8,000 of one colour": () => flatPng(8000, 8000),
  "8,000 × 8,000 interlaced, 16 bits": () => interlacedPng(8000, 8000),
  "60 frames of 1,000 × 1,000": () => framesOf(60, 1000),
};

async function timed(served: Served, person: Visitor, picture: Buffer): Promise<number[]> {
  const times: number[] = [];
  for (let taken = 0; taken < photos; taken += 1) {
    const begun = performance.now();
    const status = await upload(served, person, picture);
    if (status === 201) times.push(performance.now() - begun);
  }
  return times.sort((one, other) => one - other);
}

/** Pictures that are made to cost memory and time, sent by several people at once while another person sends photos. */
export const hostilePictures: Attack = {
  what: "Twenty hostile pictures at once: what others' uploads take, and what memory is held.",
  engines: ["pglite"],
  run: async ({ start }) => {
    const served = await start({ RATE_LIMIT_SENSITIVE: "1000000000" });
    const honest = await member(served, "photos@exemple.fr");
    const hostile: Visitor[] = [];
    for (let index = 0; index < attackers; index += 1)
      hostile.push(await member(served, `hostile-${index}@exemple.fr`));
    const photo = await pictureOf(1_000_000);
    const pictures = await Promise.all(Object.values(kinds).map((make) => make()));
    const calm = await timed(served, honest, photo);
    const before = memoryOf(served);

    let [isOver, peak] = [false, before];
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(served));
    }, 100);
    const lanes = Array.from({ length: hostileAtOnce }, async (_, lane) => {
      const answers: number[] = [];
      for (let sent = lane; !isOver; sent += 1)
        answers.push(
          await upload(
            served,
            hostile[lane % attackers] as Visitor,
            pictures[sent % pictures.length] as Buffer,
          ),
        );
      return answers;
    });
    const busy = await timed(served, honest, photo);
    isOver = true;
    const answers = (await Promise.all(lanes)).flat();
    clearInterval(watch);

    const slowest = (times: readonly number[]) =>
      times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
    const counts = [...new Set(answers)].map(
      (status) => `${answers.filter((one) => one === status).length} × ${status}`,
    );
    return [
      {
        what: `others' uploads beside ${hostileAtOnce} at once (${Object.keys(kinds).join("; ")}), 95 of 100`,
        measured: `${slowest(busy).toFixed(0)} ms, in peace ${slowest(calm).toFixed(0)} ms; hostile: ${counts.join(", ")}`,
        bound: `≤ ${slower} times`,
        held: busy.length === photos && slowest(busy) <= slower * slowest(calm),
      },
      {
        what: "memory of the server and its decoders",
        measured: `${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most`,
        bound: `≤ before + ${mostMb} MB`,
        held: peak <= before + mostMb,
      },
    ];
  },
};
