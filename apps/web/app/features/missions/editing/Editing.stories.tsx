import { requester } from "@jobami/api/auth/fixtures";
import { type Mission, missionsContract } from "@jobami/api/missions/contract";
import { dayInFrance } from "@jobami/api/missions/days";
import { openMission, runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { pendingProposal } from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { missionEditingPath } from "../../../paths.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { EditingScreen } from "./EditingScreen.tsx";
import { editRecord } from "./editing.actors.ts";

/** Its day is still to come, whenever the story is looked at. */
const mission: Mission = { ...openMission, version: 1, date: dayInFrance(Date.now() + 15 * 86_400_000) };
const mine = mockAnswer(missionsContract.details, { success: true, data: mission });

const meta = {
  title: "web/Editing",
  component: EditingScreen,
  parameters: { layout: "fullscreen" },
  args: { id: mission.id, userId: requester.id },
  beforeEach: () => editRecord(requester.id, mission.id).clear(),
  decorators: [
    (Story) => (
      <StoryProviders path={missionEditingPath(mission.id)} user={requester}>
        <main>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof EditingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Types another text into a field, by its label. */
async function type(canvasElement: HTMLElement, label: string, text: string) {
  const canvas = within(canvasElement);
  const field = await canvas.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
  return canvas;
}
const save = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole("button", { name: "Enregistrer" }));

export const AsItStands: Story = {
  parameters: { msw: [mine] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Rien n’a changé pour l’instant.")).toBeVisible();
  },
};

export const OtherText: Story = {
  parameters: { msw: [mine] },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, "Titre", "Monter une armoire à trois portes");
    await expect(await canvas.findByText(/Les propositions restent comme elles sont/)).toBeVisible();
  },
};

export const OtherTerms: Story = {
  parameters: {
    msw: [mine, mockAnswer(proposalsContract.ofMission, { success: true, data: [pendingProposal] })],
  },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, "Montant", "75");
    await expect(await canvas.findByText(/est prévenue.*elle la confirme/)).toBeVisible();
  },
};

export const Refused: Story = {
  parameters: { msw: [mine] },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, "Titre", "Court");
    await save(canvas);
    await expect(await canvas.findByText("Une erreur est à corriger")).toHaveFocus();
  },
};

export const NoNetwork: Story = {
  parameters: { msw: [mine, mockNetworkFailure(missionsContract.edit)] },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, "Titre", "Monter une armoire à trois portes");
    await save(canvas);
    await expect(await canvas.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(canvas.getByLabelText("Titre")).toHaveValue("Monter une armoire à trois portes");
  },
};

/** Another tab was first: what is typed stays, and what is new is shown. */
export const ChangedMeanwhile: Story = {
  parameters: {
    msw: [
      mine,
      mockRefusal(missionsContract.edit, "MISSION_CHANGED", {
        message: "Cette mission a changé entre-temps.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = await type(canvasElement, "Titre", "Monter une armoire à trois portes");
    await save(canvas);
    await expect(await canvas.findByText("Cette mission a changé entre-temps.")).toBeVisible();
    await expect(canvas.getByLabelText("Titre")).toHaveValue("Monter une armoire à trois portes");
  },
};

/** What was agreed on does not change here. */
export const NoLongerOpen: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: { ...runningMission, id: mission.id } }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Cette mission ne se modifie plus")).toBeVisible();
  },
};
