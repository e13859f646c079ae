import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../testing/StoryProviders.tsx";
import { WaitingLink } from "./WaitingLink.tsx";

const elsewhere = "/dashboard/aide";

const meta = {
  title: "web/Lien en attente",
  component: WaitingLink,
  parameters: { layout: "fullscreen" },
  decorators: [
    (Story) => (
      <StoryProviders path="/dashboard/missions">
        <Story />
        <main style={{ paddingBlock: "8rem", paddingInline: 24 }}>
          <h1>Missions</h1>
          <a href={elsewhere}>Aide</a>
        </main>
      </StoryProviders>
    ),
  ],
  beforeEach: () => {
    Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
    return () => {
      Reflect.deleteProperty(navigator, "onLine");
    };
  },
} satisfies Meta<typeof WaitingLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without network a link that is pressed waits, and this page stays as it is. */
export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("link", { name: "Aide" }));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("La page demandée s’ouvrira au retour du réseau."),
    );
  },
};

/** One who would rather stay is back on the link. */
export const Staying: Story = {
  play: async (context) => {
    await Waiting.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Rester ici" }));
    await waitFor(() => expect(canvas.getByRole("status")).toBeEmptyDOMElement());
    await expect(canvas.getByRole("link", { name: "Aide" })).toHaveFocus();
  },
};
