import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { hourlyMission, hybridMission, openMission } from "@jobami/api/missions/fixtures";
import { mockRefusal, mockSilence } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useLocation } from "react-router";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import MissionsPage from "./missions.route.tsx";

interface Visit {
  user: SessionUser;
  path: string;
}

const list = "/dashboard/missions";
const beside = `${list}?mission=${openMission.id}`;

function Address() {
  const { pathname, search } = useLocation();
  return <p hidden>{`Adresse : ${pathname}${search}`}</p>;
}

const meta = {
  title: "web/Missions beside",
  parameters: { layout: "fullscreen" },
  args: { user: jobbeur, path: beside },
  render: (args) => (
    <StoryProviders {...args}>
      <main id="contenu" tabIndex={-1}>
        <Routes>
          <Route path={list} element={<MissionsPage />} />
        </Routes>
      </main>
      <Address />
    </StoryProviders>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

const panel = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole("region", { name });
const row = (canvasElement: HTMLElement, name: string) => within(canvasElement).findByRole("link", { name });

/** A jobbeur reads a mission and may propose, without leaving the list. */
export const Chosen: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    const mission = within(await panel(canvasElement, openMission.title));
    await expect(await mission.findByRole("heading", { name: "Votre proposition" })).toBeVisible();
    await expect(await row(canvasElement, openMission.title)).toHaveAttribute("aria-current", "true");
  },
};

/** Its owner sees the proposals there. */
export const ChosenByItsOwner: Story = {
  args: { user: requester, path: `${beside}&vue=mes` },
  play: async ({ canvasElement }) => {
    const mission = within(await panel(canvasElement, openMission.title));
    await expect(await mission.findByRole("heading", { name: "Propositions" })).toBeVisible();
  },
};

/** By keyboard: Enter shows it, J the next, Escape closes and gives the focus back to the row. */
export const ByKeyboard: Story = {
  args: { path: list },
  play: async ({ canvasElement }) => {
    const first = await row(canvasElement, openMission.title);
    first.focus();
    await userEvent.keyboard("{Enter}");
    const shown = await panel(canvasElement, openMission.title);
    await waitFor(() => expect(shown).toHaveFocus());
    await expect(canvasElement).toHaveTextContent(`Adresse : ${beside}`);
    for (const { id } of [hybridMission, hourlyMission]) {
      await userEvent.keyboard("j");
      await waitFor(() => expect(canvasElement).toHaveTextContent(`Adresse : ${list}?mission=${id}`));
      await waitFor(() => expect(document.activeElement).toHaveRole("region"));
    }
    await userEvent.keyboard("k");
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(`Adresse : ${list}?mission=${hybridMission.id}`),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => expect(await row(canvasElement, hybridMission.title)).toHaveFocus());
    await expect(canvasElement).toHaveTextContent(/Adresse : \/dashboard\/missions$/);
  },
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.details)] } };

export const Unknown: Story = {
  parameters: { msw: [mockRefusal(missionsContract.details, "NOT_FOUND", { message: "" })] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { level: 2, name: "Cette mission n’existe pas" });
  },
};

/** In a window that became narrow it stands in place of the list. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const mission = within(await panel(canvasElement, openMission.title));
    await expect(await mission.findByRole("heading", { name: "Votre proposition" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("list", { name: "Missions ouvertes" })).toBeNull();
  },
};
