import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, spyOn, userEvent, within } from "storybook/test";
import { guide } from "./QrCode.guide.ts";
import { practice } from "./QrCode.practice.tsx";
import { QrCode } from "./QrCode.tsx";

const meta = {
  title: "ui/QrCode",
  component: QrCode,
  tags: ["autodocs"],
  args: {
    value: "https://jobami.fr/inscription?code=LEA-2026",
    label: "Code qui mène à l’inscription avec Léa",
  },
  parameters: { guide, practice },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Address: Story = {};
export const Small: Story = { args: { size: "small", text: "jobami.fr/lea" } };
export const Large: Story = { args: { size: "large" } };
export const WithoutWords: Story = { args: { text: null } };
export const LongAddress: Story = {
  args: { value: `https://jobami.fr/missions?${"recherche=jardinage&".repeat(12)}`, size: "large" },
};
export const WithDownload: Story = {
  args: { fileName: "invitation-lea" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: "Code qui mène à l’inscription avec Léa" })).toBeVisible();
    const names: string[] = [];
    const click = spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(`${this.download} ${this.protocol}`);
    });
    await userEvent.click(canvas.getByRole("button", { name: "Télécharger le code" }));
    click.mockRestore();
    await expect(names).toEqual(["invitation-lea.svg blob:"]);
  },
};
