import { jobbeur } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { portfolioContract } from "@jobami/api/portfolio/contract";
import { hedgePiece, terracePiece } from "@jobami/api/portfolio/fixtures";
import { maxPieces } from "@jobami/api/portfolio/routes";
import { WorkPage } from "@jobami/ui/patterns/WorkPage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { about, copy } from "./copy.ts";
import { PortfolioSection } from "./PortfolioSection.tsx";

const { list, move, remove } = portfolioContract;

const meta = {
  title: "web/Portfolio",
  component: PortfolioSection,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/profil" user={jobbeur}>
        <main>
          <WorkPage measure="form">
            <Story />
          </WorkPage>
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof PortfolioSection>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (...pieces: (typeof hedgePiece)[]) => mockAnswer(list, { success: true, data: pieces });

async function press(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
}

async function choose(canvasElement: HTMLElement, title: string, command: string) {
  await press(canvasElement, about(copy.actions, title));
  await userEvent.click(await screen.findByRole("menuitem", { name: command }));
}

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("list", { name: copy.list })).toBeVisible();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
export const Empty: Story = { parameters: { msw: [shows()] } };
export const Loading: Story = { parameters: { msw: [mockSilence(list)] } };
export const OutOfReach: Story = {
  parameters: { msw: [mockNetworkFailure(list)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("alert", {}, { timeout: 30_000 })).toBeVisible();
  },
};
export const HiddenByModerators: Story = {
  parameters: { msw: [shows({ ...hedgePiece, isHidden: true }, terracePiece)] },
};
export const Full: Story = {
  parameters: {
    msw: [
      shows(
        ...Array.from({ length: maxPieces }, (_, at) => ({
          ...terracePiece,
          id: `01930000-0000-7000-8000-0000000f10${String(at).padStart(2, "0")}`,
          title: `Terrasse n°\u00a0${at + 1}`,
        })),
      ),
    ],
  },
};

/** Nothing is sent that lacks its picture or its title: each fault stands at its field. */
export const Incomplete: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, copy.add);
    await press(canvasElement, copy.save);
    await expect(within(canvasElement).getByText(copy.nameMissing)).toBeVisible();
    await expect(within(canvasElement).getByText(copy.photoMissing)).toBeVisible();
  },
};

/** What is there already stays unless another picture is chosen; leaving the form leads back to where one was. */
export const Changing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press(canvasElement, about(copy.change, hedgePiece.title));
    await expect(canvas.getByRole("textbox", { name: copy.name })).toHaveValue(hedgePiece.title);
    await press(canvasElement, copy.cancel);
    await waitFor(() => expect(canvas.getByRole("button", { name: copy.add })).toHaveFocus());
    await press(canvasElement, about(copy.change, hedgePiece.title));
  },
};

export const Refused: Story = {
  parameters: { msw: [mockRefusal(portfolioContract.change, "NOT_FOUND", { message: copy.gone })] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, about(copy.change, hedgePiece.title));
    await press(canvasElement, copy.save);
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(copy.gone);
  },
};

/** The moved piece announces where it stands, and its menu has the focus again. */
export const Moving: Story = {
  parameters: { msw: [mockAnswer(move, { success: true, data: [terracePiece, hedgePiece] })] },
  play: async ({ canvasElement }) => {
    const menu = about(copy.actions, hedgePiece.title);
    await choose(canvasElement, hedgePiece.title, copy.down);
    await waitFor(() => expect(within(canvasElement).getByRole("status")).toHaveTextContent("2 sur 2"));
    await waitFor(() => expect(within(canvasElement).getByRole("button", { name: menu })).toHaveFocus());
  },
};

/** Asked first; afterwards the focus is where the next one is added. */
export const Removing: Story = {
  parameters: { msw: [mockAnswer(remove, { success: true, data: [terracePiece] })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, hedgePiece.title, copy.remove);
    await userEvent.click(await screen.findByRole("button", { name: copy.remove }));
    await waitFor(() => expect(canvas.queryByText(hedgePiece.title)).toBeNull());
    await waitFor(() => expect(canvas.getByRole("button", { name: copy.add })).toHaveFocus());
  },
};

export const RemovalFailed: Story = {
  parameters: { msw: [mockNetworkFailure(remove)] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, hedgePiece.title, copy.remove);
    await userEvent.click(await screen.findByRole("button", { name: copy.remove }));
    await expect(await screen.findByText(copy.removeFailed)).toBeVisible();
  },
};
