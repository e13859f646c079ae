import { filesContract } from "@jobami/api/files/contract";
import { runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { type MissionProgress, progressContract } from "@jobami/api/progress/contract";
import {
  begunProgress,
  changesAskedProgress,
  confirmedProgress,
  doneProgress,
} from "@jobami/api/progress/fixtures";
import { proposalsContract } from "@jobami/api/proposals/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { nowCopy } from "../now/index.ts";
import { progressCopy as copy, sendJobisText, stepLabels } from "../progress/index.ts";
import { agreedAnswers, type Followed, FollowedMission } from "./followed.fixture.tsx";

const ended = { ...runningMission, statut: "terminee" as const };

const meta = {
  title: "web/Progress",
  parameters: { layout: "padded", msw: agreedAnswers },
  // The morning of its day: what is done on the day itself is not offered long before.
  args: { mission: runningMission, side: "client", now: Date.parse("2026-12-05T07:00:00.000Z") },
  render: (args) => <FollowedMission {...args} />,
} satisfies Meta<Followed>;

export default meta;
type Story = StoryObj<Followed>;

const standing = (data: MissionProgress | null) => mockAnswer(progressContract.read, { success: true, data });
const doneByTheHour: MissionProgress = {
  ...doneProgress,
  entries: doneProgress.entries.map((entry) =>
    entry.kind === "work.done" ? { ...entry, hours: 2.5 } : entry,
  ),
  payment: { ...doneProgress.payment, agreed: { cents: 5000, jobis: 0 } },
};
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

/** The client waits for the day, and gives the address. */
export const JustAgreed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: copy.giveContact })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: stepLabels["work.begun"] })).toBeNull();
  },
};

export const JobbeurJustAgreed: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: stepLabels["way.started"] })).toBeVisible();
    await expect(canvas.getByText(/pas encore donnés/)).toBeVisible();
  },
};

export const JobbeurAtWork: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, standing(begunProgress)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: "06 12 34 56 78" })).toHaveAttribute(
      "href",
      "tel:0612345678",
    );
  },
};

/** Done: to confirm, or to have something changed, once. */
export const WaitsForTheClient: Story = {
  tags: ["every-look"],
  parameters: { msw: [...agreedAnswers, standing(doneProgress)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // The sentence has its place before all of it is known.
    await expect(await canvas.findByRole("button", { name: stepLabels["changes.asked"] })).toBeVisible();
    await expect(canvas.getByText(/se confirme d’elle-même le 3 décembre/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: stepLabels["work.confirmed"] })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...WaitsForTheClient, globals: { viewport: { value: "w390" } } };

export const ChangesAsked: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, standing(changesAskedProgress)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Une reprise est demandée" })).toBeVisible();
    await userEvent.click(canvas.getByText(copy.title));
    await expect(await canvas.findByText(/^Reprise demandée pour mardi 24 novembre/)).toBeVisible();
  },
};

export const Confirmed: Story = {
  args: { mission: ended },
  parameters: { msw: [...agreedAnswers, standing(confirmedProgress)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "La mission est terminée" })).toBeVisible();
    await userEvent.click(await canvas.findByText(copy.title));
    await expect(await canvas.findByText("Confirmé")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...agreedAnswers, mockSilence(progressContract.read)] } };

export const Failed: Story = {
  parameters: {
    msw: [...agreedAnswers, mockRefusal(progressContract.read, "INTERNAL_ERROR", { message: "Panne." })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(nowCopy.failed)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [...agreedAnswers, mockNetworkFailure(progressContract.read)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la page se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};

/** Who was not chosen sees nothing of it. */
export const NotChosen: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [mockAnswer(proposalsContract.own, { success: true, data: null }), standing(null)],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("heading", { name: "Confiée à une autre personne" })).toBeVisible();
    await expect(canvas.queryByText(copy.title)).toBeNull();
  },
};

export const Begun: Story = {
  args: { side: "jobbeur" },
  play: async ({ canvasElement }) => {
    await press(canvasElement, stepLabels["work.begun"]);
    const headline = await within(canvasElement).findByRole("heading", { name: "Le travail est en cours" });
    await waitFor(() => expect(headline).toHaveFocus());
  },
};

export const Sending: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, mockSilence(progressContract.step)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, stepLabels["work.begun"]);
    await expect(
      await within(canvasElement).findByRole("button", { name: /Je commence|Envoi/, busy: true }),
    ).toBeVisible();
  },
};

/** The other side was faster: what was refused is stated, and the timeline is read again. */
export const CameSecond: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [
      ...agreedAnswers,
      mockRefusal(progressContract.step, "PROGRESS_CHANGED", { message: "La mission n’en est plus là." }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, stepLabels["work.begun"]);
    await expect(await within(canvasElement).findByText("La mission n’en est plus là.")).toBeVisible();
  },
};

export const SayingItIsDone: Story = {
  args: { side: "jobbeur", mission: { ...runningMission, budgetType: "horaire" } },
  parameters: { msw: [...agreedAnswers, standing(begunProgress)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, stepLabels["work.done"]);
    await expect(await canvas.findByRole("textbox", { name: new RegExp(`^${copy.note}`) })).toBeVisible();
    await expect(canvas.getByLabelText(new RegExp(`^${copy.hours}`))).toBeVisible();
  },
};

export const AskingForChanges: Story = {
  parameters: {
    msw: [
      ...agreedAnswers,
      standing(doneProgress),
      mockRefusal(progressContract.step, "VALIDATION_FAILED", {
        message: "",
        fields: [
          { path: "note", code: "CUSTOM", message: "Dites ce qui est à reprendre." },
          { path: "dueOn", code: "CUSTOM", message: "Dites pour quand." },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, stepLabels["changes.asked"]);
    await canvas.findByRole("group", { name: new RegExp(`^${copy.dueOn}`) });
    await userEvent.click(canvas.getByRole("button", { name: stepLabels["changes.asked"] }));
    await expect(await canvas.findByText("Dites ce qui est à reprendre.")).toBeVisible();
    await expect(canvas.getByText("Dites pour quand.")).toBeVisible();
  },
};

export const GivingTheAddress: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, copy.giveContact);
    await userEvent.type(
      canvas.getByRole("textbox", { name: new RegExp(`^${copy.address}`) }),
      "12 rue Paul-Bert",
    );
    await userEvent.click(canvas.getByRole("button", { name: copy.saveContact }));
    await expect(await canvas.findByText(/Paul-Bert/)).toBeVisible();
  },
};

export const PaymentRefused: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [
      ...agreedAnswers,
      mockRefusal(progressContract.payment, "AMOUNT_TOO_HIGH", {
        message: "C’est plus que ce qui est convenu.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(copy.paymentTitle));
    const field = await canvas.findByLabelText(new RegExp(`^${copy.received}`));
    await expect(field).toHaveValue("55");
    await userEvent.click(canvas.getByRole("button", { name: copy.savePayment }));
    await expect(await canvas.findByText("C’est plus que ce qui est convenu.")).toBeVisible();
  },
};

/** The balance did not suffice as the mission was confirmed. */
export const JobisMissing: Story = {
  args: { mission: ended },
  parameters: {
    msw: [
      ...agreedAnswers,
      standing({
        ...confirmedProgress,
        payment: { status: "partiel", agreed: { cents: 3000, jobis: 4 }, paid: { cents: 3000, jobis: 0 } },
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(copy.paymentTitle));
    await expect(await canvas.findByRole("button", { name: sendJobisText(4) })).toBeVisible();
  },
};

/** Photos of what was done go along, and the step waits for them. */
export const PhotoOnItsWay: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, standing(begunProgress), mockSilence(filesContract.upload)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, stepLabels["work.done"]);
    const field = await canvas.findByLabelText(new RegExp(`^${copy.photos}`));
    await userEvent.upload(field, new File(["haie"], "haie.jpg", { type: "image/jpeg" }));
    await press(canvasElement, stepLabels["work.done"]);
    await expect(await canvas.findByText(/^Attendez que tout soit arrivé/)).toBeVisible();
  },
};

/** The client reads what they owe before they confirm it. */
export const Confirming: Story = {
  parameters: { msw: [...agreedAnswers, standing(doneByTheHour)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, stepLabels["work.confirmed"]);
    await expect(
      await within(canvasElement).findByText(/^2\sh\s30 de travail\s: 50\s€ en tout/),
    ).toBeVisible();
  },
};

/** By the hour, nothing is confirmed before the hours are stated. */
export const HoursMissing: Story = {
  parameters: { msw: [...agreedAnswers, standing({ ...begunProgress, needsHours: true })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/vous confirmerez quand le jobbeur aura dit son temps/),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: stepLabels["work.confirmed"] })).toBeNull();
  },
};
