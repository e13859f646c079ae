import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../testing/StoryProviders.tsx";
import { PartnerOffersScreen } from "./PartnerOffersScreen.tsx";

const meta = {
  title: "web/Offres partenaires",
  component: PartnerOffersScreen,
  parameters: { layout: "fullscreen" },
  render: () => (
    <StoryProviders path="/offres-partenaires">
      <main>
        <PartnerOffersScreen />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof PartnerOffersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Nous en parler" })).toHaveAttribute(
      "href",
      "/contact?sujet=Proposer+une+offre+partenaire",
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
