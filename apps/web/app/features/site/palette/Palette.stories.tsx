import { requester } from "@jobami/api/auth/fixtures";
import { missionsContract } from "@jobami/api/missions/contract";
import { mockNetworkFailure } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import type { CommandPaletteEvent } from "@jobami/machines/navigation/command-palette";
import { Button } from "@jobami/ui/Button";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { useLocation } from "react-router";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { createEventQueue } from "../../../platform/machine/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { PaletteController } from "./PaletteController.tsx";

const onNotice = fn();

function Page() {
  const [queue] = useState(createEventQueue<CommandPaletteEvent>);
  const { pathname, search } = useLocation();
  return (
    <main style={{ padding: 24 }}>
      <h1>Missions</h1>
      <p>{`Adresse : ${pathname}${search}`}</p>
      <Button onClick={() => queue.send({ type: "search.pressed" })}>Rechercher</Button>
      <PaletteController queue={queue} />
    </main>
  );
}

const meta = {
  title: "web/Palette",
  component: Page,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions" user={requester} onNotice={onNotice}>
        <Story />
      </StoryProviders>
    ),
  ],
  beforeEach: () => {
    onNotice.mockClear();
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

async function opened(canvasElement: HTMLElement): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Rechercher" }));
  const field = await screen.findByRole("combobox", { name: "Rechercher partout" });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}

/** Places, acts, one’s own missions and whom one negotiates with. */
export const Opened: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() => expect(screen.getByRole("option", { name: "Paramètres" })).toBeVisible());
    await screen.findByRole("group", { name: "Mes missions" });
    await screen.findByRole("group", { name: "Personnes" });
  },
};

/** A word with a mistake finds its page; Enter goes there, and what was used comes first the next time. */
export const MistypedAndFollowed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await opened(canvasElement), "paramtres");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/[2-9] résultats/));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvasElement).toHaveTextContent("Adresse : /dashboard/parametres"));
    await expect(screen.queryByRole("combobox")).toBeNull();
    await opened(canvasElement);
    const recent = within(await screen.findByRole("group", { name: "Récemment" }));
    await expect(recent.getAllByRole("option")).toHaveLength(1);
  },
};

/** An act is done where one is, and announced. */
export const AnAct: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(await opened(canvasElement), "mode nuit{Enter}");
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ kind: "success", title: "Thème sombre" }));
    await expect(canvasElement).toHaveTextContent("Adresse : /dashboard/missions");
  },
};

/** Without the network the places and acts are there, and why the rest is not. */
export const CutOff: Story = {
  parameters: {
    msw: [
      mockNetworkFailure(missionsContract.all),
      mockNetworkFailure(proposalsContract.sent),
      mockNetworkFailure(proposalsContract.received),
    ],
  },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await waitFor(() =>
      expect(screen.getByRole("status")).toHaveTextContent(
        "Vos missions et propositions ne sont pas joignables pour l’instant.",
      ),
    );
    await waitFor(() => expect(screen.getByRole("option", { name: "Missions" })).toBeVisible());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    await opened(canvasElement);
    await screen.findByRole("group", { name: "Personnes" });
  },
};
