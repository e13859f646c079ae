import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Card } from "../../components/Card/index.ts";
import { spoken } from "../../testing/spoken.ts";
import { guide } from "./NotificationPanel.guide.ts";
import { practice } from "./NotificationPanel.practice.tsx";
import { type NotificationLine, NotificationPanel } from "./NotificationPanel.tsx";

const lines: NotificationLine[] = [
  {
    id: "c-1",
    type: "message",
    title: "Message de Karim",
    content: "Bonjour, je peux passer samedi matin vers 10\u00a0h si cela vous convient.",
    link: "#message",
    created_at: "2026-11-20T09:02:00.000Z",
  },
  {
    id: "n-1",
    type: "notification",
    title: "Nouvelle proposition",
    content: "Karim B. propose 60\u00a0€ pour «\u202fMonter une armoire et fixer deux étagères\u202f».",
    link: "#proposition",
    created_at: "2026-11-20T08:17:00.000Z",
  },
  {
    id: "n-2",
    type: "notification",
    title: "Mission terminée",
    content: "«\u202fTailler une haie de thuyas\u202f» est terminée.",
    link: "#mission",
    created_at: "2026-11-18T16:40:00.000Z",
  },
];

const meta = {
  title: "patterns/NotificationPanel",
  component: NotificationPanel,
  tags: ["autodocs"],
  args: {
    isLoading: false,
    lines,
    size: { width: 500, height: 450 },
    bounds: { width: { min: 250, max: 800 }, height: { min: 200, max: 600 } },
    onResize: fn(),
    onOpen: fn(),
    onDismiss: fn(),
    seeAllHref: "#non-lues",
    onSeeAll: fn(),
  },
  render: (args) => (
    <div style={{ display: "flex" }}>
      <Card>
        <NotificationPanel {...args} />
      </Card>
    </div>
  ),
  parameters: {
    guide,
    practice,
  },
} satisfies Meta<typeof NotificationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unread: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Marquer comme lue\u00a0: Mission terminée" }));
    await expect(args.onDismiss).toHaveBeenCalledWith("n-2");
    await userEvent.click(canvas.getByRole("link", { name: "Message de Karim" }));
    await expect(args.onOpen).toHaveBeenCalledWith("c-1");
  },
};
export const Loading: Story = { args: { isLoading: true, lines: [] } };
export const Empty: Story = { args: { lines: [] } };
export const Smallest: Story = { args: { size: { width: 250, height: 200 } } };
export const OnAPhone: Story = {
  args: { size: { width: 358, height: 350 } },
  globals: { viewport: { value: "w390" } },
};
export const LongWords: Story = {
  args: {
    lines: lines.map((line) => ({
      ...line,
      title: `${line.title} Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz`,
      content: line.content.repeat(4),
    })),
  },
};
export const ResizedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const width = within(canvasElement).getByRole("separator", { name: /Largeur/ });
    width.focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onResize).toHaveBeenCalledWith({ width: 516, height: 450 });
  },
};

export const ReadAloud: Story = {
  args: { lines: lines.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await expect(await spoken(canvasElement)).toEqual([
      "heading, Notifications, level 2",
      "list, Notifications",
      "listitem, level 1, position 1, set size 2",
      "link, Message de Karim",
      "Bonjour, je peux passer samedi matin vers 10 h si cela vous convient.",
      "time",
      "20/11/2026 10:02",
      "button, Marquer comme lue : Message de Karim",
      "listitem, level 1, position 2, set size 2",
      "link, Nouvelle proposition",
      "Karim B. propose 60 € pour « Monter une armoire et fixer deux étagères ».",
      "time",
      "20/11/2026 09:17",
      "button, Marquer comme lue : Nouvelle proposition",
      "link, Voir toutes les non lues",
      "separator, Largeur : Notifications, orientated vertically, max value 800, min value 250, 1 control, current value 500 pixels",
      "separator, Hauteur : Notifications, orientated horizontally, max value 600, min value 200, 1 control, current value 450 pixels",
    ]);
  },
};
