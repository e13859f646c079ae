import { asSoak } from "./attack/attack.ts";
import { attacks } from "./attack/attacks.ts";
import { cardKills } from "./card-kills.ts";
import { daySoak } from "./day/day.ts";
import { pooledDaySoak } from "./day/pooled.ts";
import { focus } from "./focus.ts";
import { jobi } from "./jobi.ts";
import { live } from "./live/live.ts";
import { missionsSoak } from "./missions.ts";
import { newDomain } from "./new-domain.ts";
import { newFeature } from "./new-feature.ts";
import { searchSoak } from "./search.ts";
import { type Finding, findingsTable, type Soak } from "./soak.ts";
import { staffLists } from "./staff-lists.ts";
import { texts } from "./texts.ts";
import { uploadsSoak } from "./uploads.ts";
import { walks } from "./walks.ts";

const single = Object.fromEntries(Object.entries(attacks).map(([name, attack]) => [name, asSoak(attack)]));

/** Every soak by its name. */
const soaks: Record<string, Soak> = {
  attack: {
    what: "Every attack on a running server, on both databases.",
    run: async () => {
      const findings: Finding[] = [];
      for (const [name, soak] of Object.entries(single)) {
        process.stderr.write(`${name}…\n`);
        for (const finding of await soak.run())
          findings.push({ ...finding, what: `${name}, ${finding.what}` });
      }
      return findings;
    },
  },
  ...single,
  "card-kills": cardKills,
  day: daySoak,
  "day-pooled": pooledDaySoak,
  focus,
  jobi,
  live,
  missions: missionsSoak,
  "new-domain": newDomain,
  "new-feature": newFeature,
  search: searchSoak,
  "staff-lists": staffLists,
  texts,
  uploads: uploadsSoak,
  walks,
};

const [name] = process.argv.slice(2);
const soak = soaks[name ?? ""];
if (soak === undefined) {
  const list = Object.entries(soaks).map(([known, { what }]) => `  ${known.padEnd(20)} ${what}`);
  process.stderr.write(`pnpm soak NAME\n${list.join("\n")}\n`);
  process.exit(2);
}
const findings = await soak.run();
process.stdout.write(`${findingsTable(findings)}\n`);
process.exitCode = findings.length > 0 && findings.every(({ held }) => held) ? 0 : 1;
