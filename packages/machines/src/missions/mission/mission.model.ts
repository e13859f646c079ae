import type { MissionStatus } from "@jobami/api/missions/contract";
import { defineModel } from "../../testing/model.ts";

const isDraft = ({ statut }: { statut: MissionStatus }) => statut === "brouillon";
const isOpen = ({ statut }: { statut: MissionStatus }) => statut === "ouverte";
const isAlive = ({ statut }: { statut: MissionStatus }) => statut === "ouverte" || statut === "en_cours";
const stays = () => ({});

/** What an owner, another person and staff can do to a mission; refused steps lead nowhere. */
export const missionModel = defineModel<{ statut: MissionStatus }>()({
  initial: { statut: "brouillon" },
  steps: {
    "the owner posts it": { when: isDraft, leads: () => ({ statut: "ouverte" }) },
    "a hidden owner posts it": { when: isDraft, leads: stays },
    "an owner who has not accepted the terms posts it": { when: isDraft, leads: stays },
    "another person posts it": { when: isDraft, leads: stays },
    "a proposal is accepted": { when: isOpen, leads: () => ({ statut: "en_cours" }) },
    "the owner declares it is done": { when: isAlive, leads: () => ({ statut: "terminee" }) },
    "the owner cancels with one Jobi": { when: isAlive, leads: () => ({ statut: "annulee" }) },
    "the owner cancels without a Jobi": { when: isAlive, leads: stays },
    "its day goes by": { when: isOpen, leads: () => ({ statut: "expiree" }) },
    "its owner leaves": { when: isOpen, leads: () => ({ statut: "annulee" }) },
    "its owner leaves at the wrong time": { when: (state) => !isOpen(state), leads: stays },
    "a dispute leaves nothing of it": {
      when: ({ statut }) => statut === "en_cours",
      leads: () => ({ statut: "annulee" }),
    },
    "a dispute leaves nothing of it at the wrong time": {
      when: ({ statut }) => statut !== "en_cours",
      leads: stays,
    },
    "another person declares it is done": { leads: stays },
    "another person cancels": { leads: stays },
    "the owner declares it is done at the wrong time": { when: (state) => !isAlive(state), leads: stays },
    "the owner cancels at the wrong time": { when: (state) => !isAlive(state), leads: stays },
    "its day goes by at the wrong time": { when: (state) => !isOpen(state), leads: stays },
  },
});
