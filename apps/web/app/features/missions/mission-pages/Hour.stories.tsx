import { lea, runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { type MissionHour, planningContract } from "@jobami/api/planning/contract";
import {
  agreedHour,
  movingDay,
  movingHour,
  openHour,
  proposedHour,
  tightWay,
} from "@jobami/api/planning/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { nowCopy } from "../now/index.ts";
import { hourLabels as actLabels, hourCopy, proposeAnother, tightText } from "../planning/index.ts";
import { agreedAnswers, type Followed, FollowedMission } from "./followed.fixture.tsx";

const meta = {
  title: "web/Planning/Hour",
  parameters: { layout: "padded", msw: agreedAnswers },
  args: { mission: runningMission, side: "client" },
  render: (args) => <FollowedMission {...args} />,
} satisfies Meta<Followed>;

export default meta;
type Story = StoryObj<Followed>;

const standing = (data: MissionHour | null) => mockAnswer(planningContract.hour, { success: true, data });
const press = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("button", { name }));

/** The other side proposes: accept, refuse, or propose another. */
export const ToAnswer: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/^Karim B\. propose 9\sh\s30 –\s11\sh le samedi 5 décembre\.$/),
    ).toBeVisible();
    for (const name of [actLabels["hour.accepted"], actLabels["hour.refused"], proposeAnother])
      await expect(canvas.getByRole("button", { name })).toBeVisible();
  },
};
export const OnAPhone: Story = { ...ToAnswer, globals: { viewport: { value: "w390" } } };

export const Open: Story = {
  parameters: { msw: [...agreedAnswers, standing(openHour)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels["hour.proposed"]);
    await expect(await within(canvasElement).findByRole("group", { name: /^À partir de/ })).toBeVisible();
  },
};

/** One’s own proposal waits for the other’s answer. */
export const Waiting: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, standing({ ...proposedHour, side: "jobbeur", other: lea })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: actLabels["hour.withdrawn"] })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: actLabels["hour.accepted"] })).toBeNull();
  },
};

export const Agreed: Story = {
  parameters: { msw: [...agreedAnswers, standing(agreedHour)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^samedi 5 décembre, 9\sh\s30 –\s11\sh$/),
    ).toBeVisible();
  },
};

/** Agreed, and another is proposed: what was agreed on stays. */
export const Moving: Story = {
  args: { side: "jobbeur" },
  parameters: { msw: [...agreedAnswers, standing({ ...movingHour, side: "jobbeur", other: lea })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Convenu :/)).toBeVisible();
    await expect(canvas.getByText(/à la place\.$/)).toBeVisible();
  },
};

/** The other side would like another day: what was agreed on stays until that is answered. */
export const AnotherDay: Story = {
  args: { side: "jobbeur" },
  tags: ["every-look"],
  parameters: { msw: [...agreedAnswers, standing({ ...movingDay, side: "jobbeur", other: lea })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Convenu : samedi 5 décembre/)).toBeVisible();
    await expect(
      canvas.getByText(/^Léa M\. propose 14\sh –\s15\sh\s30 le samedi 12 décembre, à la place\.$/),
    ).toBeVisible();
  },
};

/** The hour leaves too little time for the way from another mission: shown before it is sent. */
export const TooTight: Story = {
  args: { side: "jobbeur" },
  parameters: {
    msw: [
      ...agreedAnswers,
      standing({ ...agreedHour, side: "jobbeur", other: lea }),
      mockAnswer(planningContract.ways, { success: true, data: [tightWay] }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, proposeAnother);
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("group", { name: /^Jour/ })).toBeVisible();
    await expect(await canvas.findByText(tightText(tightWay), { collapseWhitespace: false })).toBeVisible();
    await expect(canvas.getByRole("button", { name: hourCopy.send })).toBeEnabled();
  },
};
export const TooTightOnAPhone: Story = { ...TooTight, globals: { viewport: { value: "w390" } } };
export const TooTightForAClient: Story = {
  ...TooTight,
  args: { side: "client" },
  parameters: {
    msw: [
      ...agreedAnswers,
      standing(agreedHour),
      mockAnswer(planningContract.ways, {
        success: true,
        data: [{ ...tightWay, title: null, minutes: null, km: null, left: null }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, proposeAnother);
    await expect(
      await within(canvasElement).findByText(/^Le jobbeur a une autre mission peu avant/),
    ).toBeVisible();
  },
};

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels["hour.accepted"]);
    const headline = await within(canvasElement).findByRole("heading", { name: "C’est convenu" });
    await waitFor(() => expect(headline).toHaveFocus());
  },
};

export const Sending: Story = {
  parameters: { msw: [...agreedAnswers, mockSilence(planningContract.setHour)] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels["hour.refused"]);
    await expect(
      await within(canvasElement).findByRole("button", { name: /Refuser|Envoi/, busy: true }),
    ).toBeVisible();
  },
};

export const Taken: Story = {
  parameters: {
    msw: [
      ...agreedAnswers,
      mockRefusal(planningContract.setHour, "HOUR_TAKEN", {
        message: "Le jobbeur a déjà une mission à cette heure-là.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, actLabels["hour.accepted"]);
    await expect(
      await within(canvasElement).findByText("Le jobbeur a déjà une mission à cette heure-là."),
    ).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [...agreedAnswers, mockSilence(planningContract.hour)] } };

export const Failed: Story = {
  parameters: {
    msw: [...agreedAnswers, mockRefusal(planningContract.hour, "INTERNAL_ERROR", { message: "Panne." })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(nowCopy.failed)).toBeVisible();
  },
};

export const OutOfReach: Story = {
  parameters: { msw: [...agreedAnswers, mockNetworkFailure(planningContract.hour)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/la page se relit dès qu’elle revient/),
    ).toBeVisible();
  },
};
