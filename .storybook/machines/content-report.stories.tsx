import { contentReportLifecycle, type ReportEvent } from "@jobami/machines/moderation/content-report";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un signalement", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

const reasons = "Le commentaire contient un numéro de téléphone.";
const moderator = { role: "moderator", id: "m1" } as const;
const another = { role: "moderator", id: "m2" } as const;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "moderation/content-report",
      create: () => contentReportLifecycle,
      input: {},
      events: [
        { type: "report.decided", by: moderator, decision: "remove", reasons },
        { type: "report.decided", by: moderator, decision: "keep", reasons },
        { type: "removal.lifted", by: moderator, reasons: "Le numéro est celui de la mairie." },
        {
          type: "appeal.made",
          by: { role: "author" },
          reasons: "C’est le numéro de la mairie.",
          isInTime: true,
        },
        {
          type: "appeal.made",
          by: { role: "reporter" },
          reasons: "Le numéro est toujours là.",
          isInTime: true,
        },
        { type: "appeal.made", by: { role: "reporter" }, reasons: "Trop tard.", isInTime: false },
        { type: "appeal.decided", by: moderator, decision: "uphold", reasons },
        { type: "appeal.decided", by: another, decision: "uphold", reasons },
        { type: "appeal.decided", by: another, decision: "overturn", reasons },
        {
          type: "appeal.decided",
          by: { role: "operator", isOnlyJudge: true },
          decision: "overturn",
          reasons,
        },
        { type: "appealWindow.ended" },
      ] satisfies ReportEvent[],
    },
  },
};
