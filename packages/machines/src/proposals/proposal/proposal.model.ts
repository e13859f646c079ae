import { defineModel } from "../../testing/model.ts";

/** A negotiation as its two sides would describe it. */
export interface Negotiation {
  statut:
    | "aucune"
    | "en_attente"
    | "contre_offre_client"
    | "contre_offre_jobbeur"
    | "acceptee"
    | "refusee"
    | "retiree"
    | "expiree";
  mission: "ouverte" | "en_cours" | "terminee" | "expiree";
  /** Its mission changed since it was made or confirmed. */
  isUnconfirmed: boolean;
}

const isOpen = ({ statut }: Negotiation) =>
  statut === "en_attente" || statut === "contre_offre_client" || statut === "contre_offre_jobbeur";
const isAtOwner = ({ statut }: Negotiation) => statut === "en_attente" || statut === "contre_offre_jobbeur";
const isAtJobbeur = ({ statut }: Negotiation) => statut === "contre_offre_client";
const isToConfirm = ({ isUnconfirmed }: Negotiation) => isUnconfirmed;
const isOwnersTurn = (state: Negotiation) => isAtOwner(state) && !isToConfirm(state);
const isJobbeursTurn = (state: Negotiation) => isAtJobbeur(state) && !isToConfirm(state);
const isUnmade = ({ statut }: Negotiation) => statut === "aucune";
const isMade = ({ statut }: Negotiation) => statut !== "aucune";
const isMissionOpen = ({ mission }: Negotiation) => mission === "ouverte";
const stays = () => ({});

/** What owner, jobbeur, strangers and staff can do; refused steps lead nowhere. */
export const negotiationModel = defineModel<Negotiation>()({
  initial: { statut: "aucune", mission: "ouverte", isUnconfirmed: false },
  steps: {
    "a jobbeur proposes": {
      when: (state) => isUnmade(state) && isMissionOpen(state),
      leads: () => ({ statut: "en_attente" }),
    },
    "a jobbeur proposes anew after withdrawing": {
      when: (state) => isUnmade(state) && isMissionOpen(state),
      leads: () => ({ statut: "en_attente" }),
    },
    "a jobbeur proposes a second time": { when: isUnmade, leads: stays },
    "a requester proposes": { when: isUnmade, leads: stays },
    "the owner proposes": { when: isUnmade, leads: stays },
    "a hidden jobbeur proposes": {
      when: (state) => isUnmade(state) && isMissionOpen(state),
      leads: stays,
    },
    "a jobbeur proposes on a closed mission": {
      when: (state) => isUnmade(state) && !isMissionOpen(state),
      leads: stays,
    },
    "the owner accepts": {
      when: (state) => isOwnersTurn(state) && isMissionOpen(state),
      leads: () => ({ statut: "acceptee", mission: "en_cours" }),
    },
    "the owner counters": {
      when: (state) => isOwnersTurn(state) && isMissionOpen(state),
      leads: () => ({ statut: "contre_offre_client" }),
    },
    "the owner rejects": { when: isOpen, leads: () => ({ statut: "refusee", isUnconfirmed: false }) },
    "the jobbeur accepts": {
      when: (state) => isJobbeursTurn(state) && isMissionOpen(state),
      leads: () => ({ statut: "acceptee", mission: "en_cours" }),
    },
    "the jobbeur counters": {
      when: (state) => isJobbeursTurn(state) && isMissionOpen(state),
      leads: () => ({ statut: "contre_offre_jobbeur" }),
    },
    "the jobbeur withdraws": { when: isOpen, leads: () => ({ statut: "retiree", isUnconfirmed: false }) },
    "the owner accepts out of turn": {
      when: (state) => isMade(state) && !isAtOwner(state) && !isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the jobbeur accepts out of turn": {
      when: (state) => isMade(state) && !isAtJobbeur(state) && !isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the owner accepts though the mission is taken": {
      when: (state) => isMade(state) && !isMissionOpen(state),
      leads: stays,
    },
    "the owner counters though the mission is taken": {
      when: (state) => isOwnersTurn(state) && !isMissionOpen(state),
      leads: stays,
    },
    "the jobbeur counters though the mission is taken": {
      when: (state) => isJobbeursTurn(state) && !isMissionOpen(state),
      leads: stays,
    },
    "the mission changes": {
      when: (state) => isOpen(state) && isMissionOpen(state),
      leads: () => ({ isUnconfirmed: true }),
    },
    "the jobbeur confirms": {
      when: (state) => isToConfirm(state) && isMissionOpen(state),
      leads: () => ({ isUnconfirmed: false }),
    },
    "the jobbeur confirms too late": {
      when: (state) => isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the jobbeur confirms what needs none": {
      when: (state) => isMade(state) && !isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the owner confirms in the jobbeur's place": {
      when: (state) => isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the jobbeur confirms though the mission is taken": {
      when: (state) => isToConfirm(state) && !isMissionOpen(state),
      leads: stays,
    },
    "the owner accepts what is not confirmed": {
      when: (state) => isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the jobbeur counters what is not confirmed": {
      when: (state) => isToConfirm(state) && isMissionOpen(state),
      leads: stays,
    },
    "the time to confirm runs out": {
      when: isToConfirm,
      leads: () => ({ statut: "retiree", isUnconfirmed: false }),
    },
    "the time to confirm runs out where none is asked": {
      when: (state) => isMade(state) && !isToConfirm(state),
      leads: stays,
    },
    "the owner withdraws in the jobbeur's place": { when: isOpen, leads: stays },
    "the jobbeur withdraws too late": { when: (state) => isMade(state) && !isOpen(state), leads: stays },
    "the owner accepts an older version": { when: isMade, leads: stays },
    "the owner counters an older version": { when: isMade, leads: stays },
    "the owner rejects an older version": { when: isMade, leads: stays },
    "the jobbeur accepts an older version": { when: isMade, leads: stays },
    "the jobbeur counters an older version": { when: isMade, leads: stays },
    "the jobbeur withdraws an older version": { when: isMade, leads: stays },
    "a stranger accepts": { when: isMade, leads: stays },
    "the mission is given to another person, this proposal is not informed yet": {
      when: (state) => isMissionOpen(state) && !["acceptee"].includes(state.statut),
      leads: () => ({ mission: "en_cours" }),
    },
    "staff refuses it because another was accepted": {
      when: (state) => isOpen(state) && state.mission === "en_cours",
      leads: () => ({ statut: "refusee", isUnconfirmed: false }),
    },
    "the mission ends": {
      when: (state) => isOpen(state) && isMissionOpen(state),
      leads: () => ({ statut: "refusee", mission: "terminee", isUnconfirmed: false }),
    },
    "the mission expires": {
      when: (state) => isOpen(state) && isMissionOpen(state),
      leads: () => ({ statut: "expiree", mission: "expiree", isUnconfirmed: false }),
    },
  },
});
