import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { type MissionAsk, missionsContract } from "@jobami/api/missions/contract";
import { askedMission, ines, karim, openMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { Container } from "@jobami/ui/Container";
import { visuallyHidden } from "@jobami/ui/styles";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AskedMissions } from "./AskedMissions.tsx";
import { AskedSection } from "./AskedSection.tsx";
import { AsksSection } from "./AsksSection.tsx";
import { copy } from "./copy.ts";

const onNotice = fn();

/** The page of the mission, or the list, of a person. */
const inPage = (user: SessionUser, children: ReactNode) => (
  <StoryProviders path={`/dashboard/missions/${askedMission.id}`} user={user} onNotice={onNotice}>
    <main>
      <Container width="form">
        <h1 className={visuallyHidden}>{askedMission.title}</h1>
        {children}
      </Container>
    </main>
  </StoryProviders>
);

const meta = {
  title: "web/Asking first",
  component: AsksSection,
  parameters: { layout: "fullscreen" },
  args: { mission: askedMission },
  beforeEach: () => void onNotice.mockClear(),
  render: (args) => inPage(requester, <AsksSection {...args} />),
} satisfies Meta<typeof AsksSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const asking = { audience: "demandes", until: "2026-11-21T08:15:00.000Z", opensAfter: true } as const;
const stateOf = (state: MissionAsk["state"], at: number): MissionAsk => ({
  person: { ...karim, id: karim.id.replace(/.$/, String(at)), prenom: `Karim-${at}` },
  state,
  reason: null,
  seenAt: state === "waiting" ? null : "2026-11-20T08:20:00.000Z",
  answeredAt: state === "waiting" || state === "seen" ? null : "2026-11-20T08:40:00.000Z",
});

/** Who asks sees how each of them stands, and until when. */
export const Waiting: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole("list", { name: copy.people });
    await expect(within(list).getByText("Vue")).toBeVisible();
    await expect(within(list).getByText(/Pas libre ce jour-là/)).toBeVisible();
    await expect(canvas.getByText(/jusqu’au samedi 21 novembre à 09:15.*elle s’ouvre à tous/)).toBeVisible();
  },
};
export const WaitingOnAPhone: Story = { ...Waiting, globals: { viewport: { value: "w390" } } };

export const EveryState: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.asks, {
        success: true,
        data: (["waiting", "proposed", "away", "lapsed", "released"] as const).map(stateOf),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Sans réponse")).toBeVisible();
  },
};

/** None of them could, and it stays closed until its owner opens it. */
export const NoneCould: Story = {
  args: { mission: { ...askedMission, asking: { ...asking, audience: "personne", opensAfter: false } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("button", { name: copy.openLater })).toBeVisible();
  },
};

/** It stays closed where the owner wished so. */
export const NotOpeningByItself: Story = {
  args: { mission: { ...askedMission, asking: { ...asking, opensAfter: false } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/vous pourrez l’ouvrir à tous/)).toBeVisible();
  },
};

export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.open }));
    await expect(await canvas.findByText(/^Elle est ouverte à tous/)).toHaveFocus();
  },
};

/** It ended elsewhere before. */
export const OpeningRefused: Story = {
  parameters: {
    msw: [
      mockRefusal(missionsContract.open, "MISSION_TRANSITION_REFUSED", {
        message: "La mission a changé entre-temps.",
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.open }));
    await expect(await canvas.findByText("La mission a changé entre-temps.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.open })).toBeVisible();
  },
};

export const OpeningCutOff: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.open)] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.open }));
    await expect(await canvas.findByRole("alert")).toBeVisible();
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.asks)] } };

export const Failed: Story = {
  parameters: { msw: [mockRefusal(missionsContract.asks, "INTERNAL_ERROR", { message: "Panne." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.failed)).toBeVisible();
  },
};

const asksMe = mockAnswer(missionsContract.asked, { success: true, data: [askedMission] });
const asAsked: NonNullable<Story["render"]> = () =>
  inPage(
    jobbeur,
    <>
      <h2>Demande en attente de réponse</h2>
      <AskedSection mission={askedMission} />
    </>,
  );

/** What the one who is asked reads above the mission. */
export const Asked: Story = {
  tags: ["every-look"],
  render: asAsked,
  parameters: { msw: [asksMe] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Léa a pensé à vous.*samedi 21 novembre à 09:15/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: copy.decline })).toBeVisible();
  },
};
export const AskedOnAPhone: Story = { ...Asked, globals: { viewport: { value: "w390" } } };

/** Who has answered, and who was never asked, has nothing to answer. */
export const NotAsked: Story = {
  render: asAsked,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText(/a pensé à vous/)).toBeNull());
  },
};

/** Refusing with a kind sentence leads to what else there is. */
export const Declining: Story = {
  ...Asked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.decline }));
    await expect(canvas.getByRole("heading", { name: /Vous ne pouvez pas/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: /planning est plein/ }));
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: copy.declined }));
  },
};

/** One may think again. */
export const DecliningLeft: Story = {
  ...Asked,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.decline }));
    await userEvent.click(canvas.getByRole("button", { name: copy.back }));
    await waitFor(() => expect(canvas.getByRole("button", { name: copy.decline })).toHaveFocus());
  },
};

/** The time ran out meanwhile. */
export const DecliningTooLate: Story = {
  ...Asked,
  parameters: {
    msw: [
      asksMe,
      mockRefusal(missionsContract.decline, "NOT_FOUND", { message: "Cette demande n’a plus cours." }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: copy.decline }));
    await userEvent.click(canvas.getByRole("button", { name: copy.send }));
    await expect(await canvas.findByText("Cette demande n’a plus cours.")).toBeVisible();
  },
};

const list: NonNullable<Story["render"]> = () => inPage(jobbeur, <AskedMissions />);

/** What stands first in « Pour vous ». */
export const AskedList: Story = {
  render: list,
  parameters: {
    msw: [
      mockAnswer(missionsContract.asked, {
        success: true,
        data: [
          askedMission,
          { ...askedMission, id: openMission.id.replace(/.$/, "7"), title: "Poser un store", owner: ines },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(copy.asked)).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: /^Répondre.*Poser un store$/ })).toBeVisible();
  },
};

export const AskedListFailed: Story = {
  render: list,
  parameters: { msw: [mockNetworkFailure(missionsContract.asked)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(copy.pageFailed)).toBeVisible();
  },
};
