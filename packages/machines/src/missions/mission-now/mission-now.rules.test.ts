import { disputeStatuses } from "@jobami/api/disputes/routes";
import { missionStatuses } from "@jobami/api/missions/contract";
import { progressStatuses } from "@jobami/api/progress/routes";
import { describe, expect, it } from "vitest";
import type { HourState } from "../../planning/mission-hour/index.ts";
import type { IncidentState } from "../mission-incident/index.ts";
import { type MissionNowState, missionNow, nowRows, nowSides, nowSituations } from "./index.ts";
import { isAllowed } from "./mission-now.rules.ts";

const plain: MissionNowState = {
  side: "requester",
  mission: { statut: "ouverte", audience: "tous" },
  turn: null,
  own: null,
  isUnconfirmed: false,
  progress: null,
  isFar: false,
  hour: null,
  incident: null,
  isDayOpen: false,
  dispute: null,
  mayDispute: false,
  hasContact: false,
  mayReview: false,
};
const begun = { hasAskedChanges: false, isDisputed: false, needsHours: false, isEarly: false } as const;
const bools = [false, true];
const hours: readonly (HourState | null)[] = [
  null,
  { status: "open", proposedBy: null },
  { status: "agreed", proposedBy: null },
  ...(["proposed", "moving"] as const).flatMap((status) =>
    (["client", "jobbeur"] as const).map((proposedBy) => ({ status, proposedBy })),
  ),
];
const owns = [
  null,
  "en_attente",
  "contre_offre_client",
  "contre_offre_jobbeur",
  "acceptee",
  "refusee",
  "retiree",
  "expiree",
] as const;

const inAll = <First, Second>(firsts: readonly First[], seconds: readonly Second[]) =>
  firsts.flatMap((first) => seconds.map((second) => ({ ...first, ...second })));
const open = inAll(
  inAll(
    (["tous", "demandes", "personne"] as const).map((audience) => ({ audience })),
    ([null, "client", "jobbeur"] as const).map((turn) => ({ turn })),
  ),
  inAll(
    owns.map((own) => ({ own })),
    bools.map((isUnconfirmed) => ({ isUnconfirmed })),
  ),
);
const before = {
  status: "none",
  reportedBy: null,
  hasBegun: false,
  isDisputed: false,
  isItsDay: true,
  isDue: true,
  isAnswerOverdue: false,
} as const;
const reported = (["client", "jobbeur"] as const).flatMap((reportedBy) => [
  ...(["reported", "denied", "admitted"] as const).map((status) => ({ ...before, status, reportedBy })),
  { ...before, status: "reported" as const, reportedBy, isAnswerOverdue: true },
]);
const incidents: readonly (IncidentState | null)[] = [
  null,
  before,
  { ...before, isItsDay: false, isDue: false },
  { ...before, hasBegun: true },
  ...reported,
];
const progressed = inAll(
  progressStatuses.map((status) => ({ status })),
  hours.map((hour) => ({ hour })),
);
const undisputed = inAll(
  progressed,
  inAll(
    [{ isEarly: true }, { isEarly: false }, { isEarly: false, isDayOpen: true }],
    incidents.map((incident) => ({ incident, dispute: null })),
  ),
);
/** A dispute comes before all that hours and absences state. */
const disputed = inAll(
  progressed,
  inAll(
    disputeStatuses.map((dispute) => ({ dispute, isEarly: false })),
    [null, before].map((incident) => ({ incident })),
  ),
);
const followed = inAll(
  [...undisputed, ...disputed],
  bools.map((may) => ({ mayDispute: may, hasContact: !may })),
);

/** Everything that may be known of a mission, of any reader; what a status or a side has no part in stays as it is. */
const everything: readonly MissionNowState[] = inAll(
  nowSides.map((side) => ({ side })),
  missionStatuses.map((statut) => ({ statut })),
).flatMap(({ side, statut }): MissionNowState[] => {
  if (statut !== "en_cours" && statut !== "terminee")
    return open.map(({ audience, ...known }) => ({
      ...plain,
      side,
      mission: { statut, audience },
      ...known,
    }));
  const isParty = side === "requester" || side === "chosen";
  return (isParty ? followed : followed.slice(0, 100)).map(({ status, isEarly, dispute, ...known }) => ({
    ...plain,
    ...known,
    side,
    mission: { statut },
    own: "acceptee" as const,
    progress: { ...begun, status, isEarly, isDisputed: dispute === "opened" },
    dispute,
    mayReview: known.mayDispute && statut === "terminee",
  }));
});

describe("what stands on top of a mission", () => {
  const agreed = (
    side: "requester" | "chosen",
    status: (typeof progressStatuses)[number],
    more: Partial<MissionNowState> & { isEarly?: boolean } = {},
  ) => {
    const { isEarly = false, ...rest } = more;
    return missionNow({
      ...plain,
      side,
      mission: { statut: "en_cours" },
      own: "acceptee",
      progress: { ...begun, status, isEarly },
      hour: { status: "agreed", proposedBy: null },
      hasContact: true,
      ...rest,
    });
  };

  it.each([
    ["requester", "agreed", true, null, ["hour.proposed"]],
    ["chosen", "agreed", true, null, ["way.started", "work.begun", "hour.proposed"]],
    ["chosen", "agreed", false, "way.started", ["work.begun", "work.done", "hour.proposed"]],
    ["chosen", "begun", true, null, []],
    ["chosen", "begun", false, "work.done", []],
    ["requester", "done", false, "work.confirmed", ["changes.asked"]],
    ["chosen", "done", false, null, []],
    ["chosen", "changesAsked", true, "work.done", []],
  ] as const)("%s, %s (early: %s): first %s, then %j", (side, status, isEarly, first, others) => {
    expect(agreed(side, status, { isEarly })).toMatchObject({ first, others });
  });

  it.each([
    ["requester", { status: "agreed", proposedBy: null }, null, ["hour.proposed"]],
    ["chosen", { status: "agreed", proposedBy: null }, null, ["hour.proposed"]],
    ["requester", { status: "moving", proposedBy: "client" }, null, ["hour.proposed", "hour.withdrawn"]],
    [
      "chosen",
      { status: "proposed", proposedBy: "client" },
      "hour.accepted",
      ["hour.refused", "hour.proposed"],
    ],
  ] as const)(
    "offers the %s nothing of the day itself more than a day ahead",
    (side, hour, first, others) => {
      const far = { isEarly: true, isFar: true, hour };
      expect(agreed(side, "agreed", far)).toMatchObject({ first, others });
      // Who set out long before goes on all the same.
      expect(agreed("chosen", "onTheWay", { ...far, isEarly: false }).first).toBe("work.begun");
    },
  );

  it("asks both for an hour first where there is none, and who has not proposed it for the answer", () => {
    const open = { isEarly: true, hour: { status: "open", proposedBy: null } } as const;
    const byClient = { isEarly: true, hour: { status: "proposed", proposedBy: "client" } } as const;
    expect(agreed("requester", "agreed", open).first).toBe("hour.proposed");
    expect(agreed("chosen", "agreed", open).first).toBe("hour.proposed");
    expect(agreed("chosen", "agreed", byClient).first).toBe("hour.accepted");
    expect(agreed("requester", "agreed", byClient)).toMatchObject({ situation: "hourByClient", first: null });
  });

  it("asks for a day where any would do, and lets the work be done before one is found", () => {
    const anyDay = { isDayOpen: true, hour: { status: "open", proposedBy: null } } as const;
    expect(agreed("requester", "agreed", anyDay)).toMatchObject({
      situation: "dayOpen",
      first: "hour.proposed",
    });
    expect(agreed("chosen", "agreed", anyDay)).toMatchObject({
      first: "hour.proposed",
      others: ["work.done"],
    });
    const asked = { ...anyDay, hour: { status: "proposed", proposedBy: "client" } } as const;
    expect(agreed("chosen", "agreed", asked).situation).toBe("hourByClient");
    expect(agreed("chosen", "begun", anyDay).situation).toBe("begun");
  });

  it("has the exact address given, and asked for, once the hour stands and until it is known", () => {
    expect(agreed("requester", "agreed", { isEarly: true, hasContact: false }).first).toBe("contact.given");
    expect(agreed("chosen", "agreed", { isEarly: true, hasContact: false }).first).toBe("contact.asked");
    expect(agreed("chosen", "agreed", { isEarly: true }).first).toBeNull();
  });

  it("leads both to the dispute and nowhere else while there is one", () => {
    for (const side of ["requester", "chosen"] as const)
      expect(
        agreed(side, "done", {
          dispute: "discussed",
          progress: { ...begun, status: "done", isDisputed: true },
        }),
      ).toEqual({ situation: "disputed", side, first: "dispute.read", others: [], troubles: [] });
  });

  it.each([
    ["reported", "client", "jobbeurAbsent", null, "absence.denied"],
    ["reported", "jobbeur", "clientAbsent", "absence.denied", null],
    ["admitted", "client", "jobbeurMissed", "hour.proposed", "hour.proposed"],
    ["admitted", "jobbeur", "clientMissed", "hour.proposed", "hour.proposed"],
    ["denied", "client", "bothCame", "hour.proposed", "hour.proposed"],
  ] as const)(
    "an absence that is %s by the %s is %s: first %s, and %s",
    (status, by, situation, client, jobbeur) => {
      const incident = { ...before, status, reportedBy: by };
      expect(agreed("requester", "agreed", { incident })).toMatchObject({ situation, first: client });
      expect(agreed("chosen", "agreed", { incident })).toMatchObject({ situation, first: jobbeur });
    },
  );

  it("lets who reported end it at no cost once it is admitted, or the time is over", () => {
    for (const known of [{ status: "admitted" }, { status: "reported", isAnswerOverdue: true }] as const)
      expect(
        agreed("requester", "agreed", { incident: { ...before, reportedBy: "client", ...known } }).others,
      ).toContain("absence.closed");
  });

  it("keeps what goes wrong behind the rest, by side and hour, until the work begins", () => {
    const troublesOf = (side: "requester" | "chosen", known: Partial<IncidentState>) =>
      agreed(side, "agreed", { incident: { ...before, ...known } }).troubles;
    expect(troublesOf("requester", { isItsDay: false, isDue: false })).toEqual(["safety.left"]);
    expect(troublesOf("chosen", { isDue: false })).toEqual(["late.announced", "mission.left", "safety.left"]);
    expect(troublesOf("requester", {})).toEqual(["late.announced", "absence.reported", "safety.left"]);
    expect(troublesOf("chosen", { hasBegun: true })).toEqual([]);
  });

  it("has a row for whatever may be known, offers what its life cycle allows, and no row or act of it is left over", () => {
    const reached = new Map<string, Set<string>>();
    /** Collected: there are so many states that asking of each by itself takes most of the time. */
    const wrong: MissionNowState[] = [];
    for (const state of everything) {
      const { situation, side, first, others, troubles } = missionNow(state);
      const shown = first === null ? others : [first, ...others];
      const row = `${situation} ${side}`;
      const offered = reached.get(row) ?? new Set<string>();
      reached.set(row, offered);
      for (const act of shown) offered.add(act);
      const acts = [...shown, ...troubles];
      const isOnce = new Set(acts).size === acts.length;
      if (!isOnce || !acts.every((act) => isAllowed(act, side, state))) wrong.push(state);
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    const rows = nowSituations.flatMap((situation) =>
      Object.entries(nowRows[situation]).map(([side, { first, others }]) => [
        `${situation} ${side}`,
        [...(first === null ? [] : [first]), ...others].sort(),
      ]),
    );
    expect(Object.fromEntries([...reached].map(([row, acts]) => [row, [...acts].sort()]))).toEqual(
      Object.fromEntries(rows),
    );
  });
});
