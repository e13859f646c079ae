import type { MissionAudience, MissionStatus } from "@jobami/api/missions/contract";
import { defineModel } from "../../testing/model.ts";

interface ModelState {
  statut: MissionStatus;
  audience: MissionAudience;
}

const isDraft = ({ statut }: ModelState) => statut === "brouillon";
const isOpen = ({ statut }: ModelState) => statut === "ouverte";
const isAlive = ({ statut }: ModelState) => statut === "ouverte" || statut === "en_cours";
const isAsking = (state: ModelState) => isOpen(state) && state.audience === "demandes";
const isForFew = (state: ModelState) => isOpen(state) && state.audience !== "tous";
const stays = () => ({});
const becomes =
  (statut: MissionStatus, audience: MissionAudience = "tous") =>
  () => ({ statut, audience });

/** What an owner, another person and staff can do to a mission; refused steps lead nowhere. */
export const missionModel = defineModel<ModelState>()({
  initial: { statut: "brouillon", audience: "tous" },
  steps: {
    "the owner posts it": { when: isDraft, leads: becomes("ouverte") },
    "the owner posts it and asks a few first": { when: isDraft, leads: becomes("ouverte", "demandes") },
    "none of them can and it opens": { when: isAsking, leads: becomes("ouverte") },
    "none of them can and it stays closed": { when: isAsking, leads: becomes("ouverte", "personne") },
    "none of them can at the wrong time": { when: (state) => !isAsking(state), leads: stays },
    "the owner opens it to all": { when: isForFew, leads: becomes("ouverte") },
    "the owner opens it to all at the wrong time": { when: (state) => !isForFew(state), leads: stays },
    "another person opens it to all": { leads: stays },
    "a hidden owner posts it": { when: isDraft, leads: stays },
    "a hidden owner posts it and asks a few first": { when: isDraft, leads: stays },
    "an owner who has not accepted the terms posts it": { when: isDraft, leads: stays },
    "another person posts it": { when: isDraft, leads: stays },
    "the owner changes its pictures": { when: isOpen, leads: stays },
    "the owner changes its pictures at the wrong time": { when: (state) => !isOpen(state), leads: stays },
    "another person changes its pictures": { leads: stays },
    "the owner edits its text": { when: isOpen, leads: stays },
    "the owner edits its terms while it is for all": {
      when: (state) => isOpen(state) && !isForFew(state),
      leads: stays,
    },
    "the owner edits its terms while it is for a few": { when: isForFew, leads: stays },
    "the owner edits it at the wrong time": { when: (state) => !isOpen(state), leads: stays },
    "another person edits it": { leads: stays },
    "a proposal is accepted": { when: isOpen, leads: becomes("en_cours") },
    "the owner declares it is done": { when: isAlive, leads: becomes("terminee") },
    "the owner cancels with one Jobi": { when: isAlive, leads: becomes("annulee") },
    "the owner cancels without a Jobi": { when: isAlive, leads: stays },
    "its day goes by": { when: isOpen, leads: becomes("expiree") },
    "its owner leaves": { when: isOpen, leads: becomes("annulee") },
    "its owner leaves at the wrong time": { when: (state) => !isOpen(state), leads: stays },
    "a dispute leaves nothing of it": {
      when: ({ statut }: ModelState) => statut === "en_cours",
      leads: becomes("annulee"),
    },
    "a dispute leaves nothing of it at the wrong time": {
      when: ({ statut }: ModelState) => statut !== "en_cours",
      leads: stays,
    },
    "the jobbeur leaves with one Jobi": {
      when: ({ statut }: ModelState) => statut === "en_cours",
      leads: becomes("annulee"),
    },
    "the jobbeur leaves without a Jobi": {
      when: ({ statut }: ModelState) => statut === "en_cours",
      leads: becomes("annulee"),
    },
    "the jobbeur leaves at the wrong time": {
      when: ({ statut }: ModelState) => statut !== "en_cours",
      leads: stays,
    },
    "another person declares it is done": { leads: stays },
    "another person cancels": { leads: stays },
    "the owner declares it is done at the wrong time": { when: (state) => !isAlive(state), leads: stays },
    "the owner cancels at the wrong time": { when: (state) => !isAlive(state), leads: stays },
    "its day goes by at the wrong time": { when: (state) => !isOpen(state), leads: stays },
  },
});
