import { type ProposalEvent, proposalLifecycle } from "@jobami/machines/proposals/proposal";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’une proposition", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const input = { statut: null, version: 0, missionStatut: "ouverte" };

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "proposals/proposal",
      create: () => proposalLifecycle,
      input,
      events: [
        { type: "proposal.made", by: "jobbeur", isJobbeur: true, isProfileHidden: false, earlier: null },
        { type: "proposal.countered", by: "client" },
        { type: "proposal.countered", by: "jobbeur" },
        { type: "proposal.accepted", by: "client" },
        { type: "proposal.accepted", by: "jobbeur" },
        { type: "proposal.rejected", by: "client" },
        { type: "proposal.withdrawn", by: "jobbeur" },
        { type: "other.accepted" },
        { type: "mission.ended", as: "expiree" },
      ] satisfies ProposalEvent[],
    },
  },
};
