import { type Role, roleReaches } from "@jobami/api/http/route";
import {
  actCommands,
  type ClosedPage,
  commandsWith,
  matchCommand,
  pageCommand,
  type VoiceCommand,
} from "@jobami/machines/voice/voice";
import { spokenPages } from "../../../generated/spoken.ts";
import type { SpokenEntry } from "../../../page-entry.ts";
import { adminArea, isBelow, moderationArea } from "../../../pages.ts";

/** Who asks: a visitor has no role. */
type Asking = { role: Role } | null;

/** Why a page is closed to who asks for it; nothing where it is open. */
function closedTo(asking: Asking, { audience }: SpokenEntry): ClosedPage | undefined {
  if (audience === undefined) return;
  if (audience === "visitors") return asking === null ? undefined : "signed-in";
  if (asking === null) return "signed-out";
  if (audience === "members") return;
  return roleReaches(asking.role, audience === "staff" ? "jobmodo" : audience) ? undefined : "role";
}

const isStaffs = (path: string) => isBelow(path, adminArea) || isBelow(path, moderationArea);

interface AskedFor {
  entry: SpokenEntry;
  closed: ClosedPage | undefined;
}

/** Two pages may have one name: that which is open comes first, and of these that of the area where its person stands, then that of members. */
function rankAt(path: string): (one: AskedFor) => number {
  return ({ entry, closed }) => {
    if (closed !== undefined) return 3;
    if (entry.audience === undefined) return 2;
    return Number(isStaffs(entry.to) !== isStaffs(path));
  };
}

/** A page by its label alone: who is signed in and speaks of accounts hardly asks to sign in. */
const byLabel = (entry: SpokenEntry): SpokenEntry => ({ ...entry, spoken: entry.spoken.slice(0, 1) });

/** What always keeps its meaning, whatever a page or a button is called: the way out. */
export const wayOut = actCommands.filter(({ group }) => group === "help" || group === "stop");

/** A page by what does not ask for help: « Aide » alone tells the commands. */
const withoutWayOut = (entry: SpokenEntry): SpokenEntry => ({
  ...entry,
  spoken: entry.spoken.filter((way) => way.includes("|") || matchCommand(way, wayOut) === null),
});

function listFor(asking: Asking, path: string): readonly VoiceCommand[] {
  const rank = rankAt(path);
  const pages = spokenPages
    .map((entry): AskedFor => ({ entry, closed: closedTo(asking, entry) }))
    .sort((one, other) => rank(one) - rank(other))
    .map(({ entry, closed }) =>
      pageCommand(closed === "signed-in" ? byLabel(entry) : withoutWayOut(entry), closed),
    );
  return commandsWith(pages);
}

/** Lists are the same for all of a role in an area: what was once read of their phrases serves again. */
const lists = new Map<string, readonly VoiceCommand[]>();

/** What a person can ask for at an address: every page, also those that they are stated not to be able to open, and every act. */
export function commandsFor(asking: Asking, path: string): readonly VoiceCommand[] {
  const key = `${asking?.role ?? ""} ${isStaffs(path)}`;
  const list = lists.get(key) ?? listFor(asking, path);
  lists.set(key, list);
  return list;
}

const labels = new Map(spokenPages.map(({ id, label }) => [id, label]));

/** What the page of a command is called; empty for what opens none. */
export const labelOf = ({ id }: VoiceCommand): string => labels.get(id) ?? "";
