import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { GoogleButton } from "./GoogleButton.tsx";

const meta = {
  title: "web/Google button",
  component: GoogleButton,
  args: { from: "/dashboard/missions", leave: fn() },
  decorators: [
    (Story) => (
      <StoryProviders path="/login">
        <main style={{ maxWidth: "24rem" }}>
          <Story />
        </main>
      </StoryProviders>
    ),
  ],
} satisfies Meta<typeof GoogleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A plain link, for who has no scripts. */
export const Resting: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Continuer avec Google" });
    await expect(link).toHaveAttribute("href", "/api/auth/google?from=%2Fdashboard%2Fmissions");
  },
};

/** Pressed: a spinner, and one leave however often it is pressed [LOGIN-08, LOGIN-09]. */
export const Leaving: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole("link");
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute("aria-busy", "true"));
    await expect(within(link).getByRole("status")).toHaveTextContent("Ouverture de Google…");
    await userEvent.click(link);
    await expect(args.leave).toHaveBeenCalledTimes(1);
    await expect(args.leave).toHaveBeenCalledWith(
      expect.stringMatching(/^\/api\/auth\/google\?t=\d{13}&from=%2Fdashboard%2Fmissions$/),
    );
  },
};
