import { disputesContract } from "@jobami/api/disputes/contract";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { planningContract } from "@jobami/api/planning/contract";
import { agreedHour } from "@jobami/api/planning/fixtures";
import { type MissionProgress, progressContract } from "@jobami/api/progress/contract";
import {
  absentProgress,
  agreedProgress,
  begunProgress,
  dueProgress,
  lateProgress,
} from "@jobami/api/progress/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { incidentCopy as copy, incidentLabel } from "../incidents/index.ts";
import { agreedAnswers, type Followed, FollowedMission } from "./followed.fixture.tsx";

/** Of the day that it is in stories, half past nine in Paris. */
const hour = {
  ...agreedHour,
  day: "2026-11-20",
  agreed: { startsAt: "2026-11-20T08:30:00.000Z", endsAt: "2026-11-20T10:00:00.000Z" },
};
const standing = (data: MissionProgress) => [
  ...agreedAnswers,
  mockAnswer(planningContract.hour, { success: true, data: hour }),
  mockAnswer(progressContract.read, { success: true, data }),
];

const meta = {
  title: "web/Mission/Incidents",
  parameters: { layout: "padded", msw: standing(dueProgress) },
  args: { mission: runningMission, side: "client", now: Date.parse("2026-11-20T08:50:00.000Z") },
  render: (args) => <FollowedMission {...args} />,
} satisfies Meta<Followed>;

export default meta;
type Story = StoryObj<Followed>;

/** As queries read it: each kind of space is one. */
const asRead = (text: string) => text.replace(/\s/g, " ");
const press = async (canvasElement: HTMLElement, name: string | RegExp) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));
const unfold = async (canvasElement: HTMLElement, title: string) =>
  userEvent.click(await within(canvasElement).findByText(asRead(title)));
const buttonsOf = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);

/** Before the day: nothing but leaving. */
export const BeforeTheDay: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: standing(agreedProgress) },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await within(canvasElement).findByRole("button", { name: incidentLabel("mission.left", "jobbeur") });
    await expect(buttonsOf(canvasElement)).not.toContain(incidentLabel("late.announced", "jobbeur"));
  },
};

export const ClientAtTheHour: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    const canvas = within(canvasElement);
    for (const act of ["late.announced", "absence.reported"] as const)
      await expect(await canvas.findByRole("button", { name: incidentLabel(act, "client") })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...ClientAtTheHour, tags: [], globals: { viewport: { value: "w390" } } };

export const JobbeurAtTheHour: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    const canvas = within(canvasElement);
    for (const act of ["late.announced", "absence.reported", "mission.left"] as const)
      await expect(await canvas.findByRole("button", { name: incidentLabel(act, "jobbeur") })).toBeVisible();
  },
};

/** By how long, and what follows for both. */
export const AnnouncingADelay: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("late.announced", "jobbeur"));
    await press(canvasElement, "Prévenir");
    await expect(await canvas.findByText(copy.chooseLate)).toBeVisible();
    await userEvent.click(canvas.getByText(copy.anotherTime));
    await expect(await canvas.findByRole("group", { name: new RegExp(`^${copy.arrival}`) })).toBeVisible();
  },
};

export const DelayAnnounced: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("late.announced", "jobbeur"));
    await userEvent.click(await canvas.findByText(/^30\smin$/));
    await press(canvasElement, "Prévenir");
    await expect(await canvas.findByText(/Vous avez annoncé 30\smin de retard/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Prévenir" })).toBeNull());
  },
};

export const DelaySending: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...standing(dueProgress), mockSilence(progressContract.incident)] },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("late.announced", "jobbeur"));
    await userEvent.click(await within(canvasElement).findByText(/^15\smin$/));
    await press(canvasElement, "Prévenir");
    await expect(
      await within(canvasElement).findByRole("button", { name: /Prévenir|Envoi/, busy: true }),
    ).toBeVisible();
  },
};

/** What the other reads of it. */
export const OtherIsLate: Story = {
  parameters: { msw: standing(lateProgress) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/Karim arrive plutôt vers 10\sh, avec 30\smin de retard/),
    ).toBeVisible();
    await expect(canvas.getByText("Un accident sur le périphérique.")).toBeVisible();
  },
};

export const ReportingAnAbsence: Story = {
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("absence.reported", "client"));
    await expect(await within(canvasElement).findByText(/a 24\sheures pour répondre/)).toBeVisible();
  },
};

/** The other side was faster: what was refused is stated. */
export const CameSecond: Story = {
  parameters: {
    msw: [
      ...standing(dueProgress),
      mockRefusal(progressContract.incident, "INCIDENT_CHANGED", { message: "La mission n’en est plus là." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("absence.reported", "client"));
    await press(canvasElement, "Signaler l’absence");
    await expect(await within(canvasElement).findByText("La mission n’en est plus là.")).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [...standing(dueProgress), mockNetworkFailure(progressContract.incident)] },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("absence.reported", "client"));
    await press(canvasElement, "Signaler l’absence");
    await expect(await within(canvasElement).findByRole("alert")).toBeVisible();
  },
};

const stands = (
  side: Followed["side"],
  progress: MissionProgress,
  title: string,
  button: string | null,
): Story => ({
  args: { side },
  parameters: { msw: standing(progress) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: title })).toBeVisible();
    if (button !== null) await expect(await canvas.findByRole("button", { name: button })).toBeVisible();
  },
});
const absent = "Une absence est signalée";
const missed = "La rencontre n’a pas eu lieu";
const answered = "2026-11-20T08:50:00.000Z";

export const JobbeurReportedAsksThem = stands("jobbeur", absentProgress("client"), absent, "J’étais là");
export const JobbeurReportedClientWaits = stands("client", absentProgress("client"), absent, null);
export const ClientReportedAsksThem = stands(
  "client",
  absentProgress("jobbeur"),
  absent,
  "Je n’étais pas là",
);
export const ClientReportedJobbeurWaits = stands("jobbeur", absentProgress("jobbeur"), absent, null);
export const Admitted = stands("client", absentProgress("client", "admitted"), missed, "Annuler sans frais");
export const AdmittedForTheJobbeur = stands("jobbeur", absentProgress("client", "admitted"), missed, null);
export const ClientAdmitted = stands(
  "jobbeur",
  absentProgress("jobbeur", "admitted"),
  missed,
  "Annuler sans frais",
);
export const NoAnswerInTime = stands(
  "client",
  absentProgress("client", "reported", answered),
  missed,
  "Annuler sans frais",
);
export const BothCame = stands(
  "client",
  absentProgress("client", "denied"),
  "Vous ne vous êtes pas trouvés",
  null,
);

/** Another day first, then what it costs whom. */
export const CannotCome: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, copy.title);
    await press(canvasElement, incidentLabel("mission.left", "jobbeur"));
    await expect(await canvas.findByText(asRead(copy.anotherDay))).toBeVisible();
    await expect(canvas.getByText(/Annuler vous coûte 1\sJobi/)).toBeVisible();
  },
};

export const ClientCannotBeThere: Story = {
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await press(canvasElement, "Je ne pourrai pas être là");
    await expect(await within(canvasElement).findByRole("link", { name: copy.toCancel })).toHaveAttribute(
      "href",
      expect.stringContaining("#fin"),
    );
  },
};

/** Whom to call, the way out, the team. */
export const NotSafe: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await unfold(canvasElement, copy.title);
    await unfold(canvasElement, copy.unsafe);
    await expect(await canvas.findByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    await expect(canvas.getByRole("link", { name: "114 par SMS" })).toHaveAttribute("href", "sms:114");
    await expect(canvas.getByRole("button", { name: copy.stop })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: /^Bloquer/ })).toBeVisible();
  },
};

/** Once the work began: it stops, and the team sees what is due. */
export const NotSafeAtWork: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [
      ...standing(begunProgress),
      mockAnswer(disputesContract.read, { success: true, data: { dispute: null, mayOpen: ["stopped"] } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await unfold(canvasElement, copy.title);
    await unfold(canvasElement, copy.unsafe);
    await expect(await within(canvasElement).findByText(/l’équipe voit ce qui est dû/)).toBeVisible();
  },
};
