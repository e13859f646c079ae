import { randomUUID } from "node:crypto";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { shortTalks } from "./content/conversations.ts";
import { answerToComplaint, complaint } from "./content/moderation.ts";
import type { Step } from "./scenarios.ts";

/** A mission whose story is written: its sides, and the proposal that stands of each jobbeur, by their place. */
export interface StoryMission {
  id: string;
  owner: Person;
  standing: Map<number, string>;
}

/** What a step is taken with; `later` lets time go by within it, in ms. */
interface Scene {
  tx: Tx;
  mission: StoryMission;
  /** Who is named by the step; its client where it names no one. */
  jobbeur: Person;
  later: (ms: number) => void;
}

type Handlers = { [T in Step["type"]]: (scene: Scene, step: Extract<Step, { type: T }>) => Promise<unknown> };

type Move = Extract<Step, { type: "countered" | "accepted" | "rejected" | "withdrawn" }>;

/** How each step of a story is written: by the service that people reach. */
export function createSteps(services: DomainServices) {
  const { disputes, messages, missions, planning, progress, proposals, reviews } = services;

  const move = ({ tx, mission, jobbeur }: Scene, step: Move) => {
    const isOwner = "by" in step ? step.by === "client" : step.type === "rejected";
    return proposals.move(tx, isOwner ? mission.owner : jobbeur, {
      missionId: mission.id,
      proposalId: mission.standing.get(step.jobbeur) ?? "",
      type: `proposal.${step.type}`,
      ...("terms" in step ? { terms: step.terms } : {}),
    });
  };

  const handlers: Handlers = {
    proposed: async ({ tx, mission, jobbeur }, step) => {
      const { proposalId } = await proposals.propose(tx, jobbeur, mission.id, step.terms);
      mission.standing.set(step.jobbeur, proposalId);
    },
    countered: move,
    accepted: move,
    rejected: move,
    withdrawn: move,
    talked: async ({ tx, mission: { owner, standing }, jobbeur, later }, step) => {
      const [question = "", reply = ""] = shortTalks[step.turn % shortTalks.length] ?? [];
      const { id } = await messages.open(tx, owner.id, standing.get(step.jobbeur) ?? "");
      await messages.send(tx, owner.id, id, { client_id: randomUUID(), text: question });
      later(step.minutes * 60_000);
      await messages.read(tx, jobbeur.id, id);
      await messages.send(tx, jobbeur.id, id, { client_id: randomUUID(), text: reply });
      await messages.read(tx, owner.id, id);
    },
    hour: async ({ tx, mission: { id, owner }, jobbeur }, { from, minutes, isAnswered }) => {
      await planning.hours.act(tx, jobbeur, id, { act: "hour.proposed", version: 0, from, minutes });
      if (isAnswered) await planning.hours.act(tx, owner, id, { act: "hour.accepted", version: 1 });
    },
    worked: ({ tx, mission, jobbeur }, { hours }) =>
      progress.step(tx, jobbeur, mission.id, { step: "work.done", note: "", hours, photos: [] }),
    confirmed: ({ tx, mission: { id, owner } }) =>
      progress.step(tx, owner, id, { step: "work.confirmed", note: "", photos: [] }),
    cancelled: ({ tx, mission: { id, owner } }) => missions.close(tx, owner, id, "annulee"),
    paid: async ({ tx, mission: { id }, jobbeur }) => {
      const state = await progress.read(tx, jobbeur, id);
      if (state === null || state.payment.agreed.cents === 0) return;
      const { agreed, paid } = state.payment;
      const status = paid.jobis < agreed.jobis ? "partiel" : "paye";
      const body = { status, montant_paiement: agreed.cents / 100 } as const;
      await progress.pay(tx, jobbeur, { missionId: id, proposalId: state.proposalId }, body);
    },
    disputed: ({ tx, mission: { id, owner } }) =>
      disputes.open(tx, owner, id, { reason: "work", words: complaint, files: [] }),
    answered: ({ tx, mission, jobbeur }) =>
      disputes.act(tx, jobbeur, mission.id, { act: "say", words: answerToComplaint, files: [] }),
    reviewed: ({ tx, mission: { id, owner }, jobbeur }, { by, review }) =>
      reviews.write(tx, by === "client" ? owner : jobbeur, id, {
        ...review,
        notes: [...review.notes],
        photos: [],
      }),
  };

  /** Writes a step. */
  return async (
    tx: Tx,
    {
      mission,
      jobbeurs,
      later,
    }: { mission: StoryMission; jobbeurs: readonly Person[]; later: Scene["later"] },
    step: Step,
  ): Promise<void> => {
    const jobbeur = ("jobbeur" in step ? jobbeurs[step.jobbeur] : undefined) ?? mission.owner;
    const handle = handlers[step.type] as (scene: Scene, of: Step) => Promise<unknown>;
    await handle({ tx, mission, jobbeur, later }, step);
  };
}
