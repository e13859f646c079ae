import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AboutScreen } from "./AboutScreen.tsx";

const meta = {
  title: "web/À propos",
  component: AboutScreen,
  parameters: { layout: "fullscreen" },
  args: { services: 132 },
  render: (args) => (
    <StoryProviders path="/a-propos">
      <main>
        <AboutScreen {...args} />
      </main>
    </StoryProviders>
  ),
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("132")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nous écrire" })).toHaveAttribute("href", "/contact");
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };
