import type { Meta, StoryObj } from "@storybook/react-vite";
import { FileText, Trash2 } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { boxed } from "../../testing/boxed.tsx";
import { Avatar } from "../Avatar/index.ts";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { Price } from "../Price/index.ts";
import { List, ListItem, ListRow, rowLink } from "./index.ts";
import { guide } from "./List.guide.ts";
import { practice } from "./List.practice.tsx";

const people = [
  { name: "Karim Benali", detail: "Jobbeur à Villeurbanne", euros: 60 },
  { name: "Léa Fontaine", detail: "Jobbeuse à Lyon", euros: 55 },
  { name: "Zoé Martin", detail: "Jobbeuse à Bron", euros: 72.5 },
];

const lines = people.map(({ name, detail, euros }) => (
  <ListItem
    key={name}
    title={name}
    detail={detail}
    leading={<Avatar name={name} isDecorative />}
    trailing={<Price euros={euros} />}
  />
));

const meta = {
  title: "ui/List",
  component: List,
  tags: ["autodocs"],
  args: { label: "Propositions", children: lines },
  decorators: [boxed({ maxWidth: "40rem" })],
  parameters: { guide, practice },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Boxed: Story = { args: { look: "boxed" } };
export const Ordered: Story = { args: { isOrdered: true, look: "boxed" } };

const open = fn();
export const Links: Story = {
  args: {
    look: "boxed",
    children: people.map(({ name, detail }) => (
      <ListItem
        key={name}
        leading={<Avatar name={name} isDecorative />}
        title={
          <button type="button" className={rowLink} onClick={() => open(name)}>
            {name}
          </button>
        }
        detail={detail}
      />
    )),
  },
  play: async ({ canvasElement }) => {
    open.mockClear();
    const canvas = within(canvasElement);
    const row = canvas.getAllByRole("listitem")[1] as HTMLElement;
    const { right, bottom } = row.getBoundingClientRect();
    await expect(document.elementFromPoint(right - 8, bottom - 8)).toBe(
      canvas.getByRole("button", { name: "Léa Fontaine" }),
    );
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(open).toHaveBeenCalledWith("Karim Benali");
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
export const WithActions: Story = {
  args: {
    label: "Documents",
    look: "boxed",
    children: ["Devis n° 2026-118", "Facture n° 2026-042"].map((name) => (
      <ListItem
        key={name}
        title={name}
        detail="PDF, 84 Ko"
        leading={<FileText />}
        trailing={<Badge tone="success">Signé</Badge>}
        action={<IconButton label={`Supprimer ${name}`} icon={<Trash2 />} />}
      />
    )),
  },
};
export const Current: Story = {
  args: {
    label: "Conversations",
    look: "boxed",
    children: people.map(({ name }, index) => (
      <ListItem
        key={name}
        title={name}
        detail={index === 1 ? "À samedi, 9 h !" : "Merci beaucoup."}
        leading={<Avatar name={name} isDecorative />}
        isCurrent={index === 1}
      />
    )),
  },
};
const rows = (isNarrow: boolean) =>
  people.map(({ name, detail, euros }) => (
    <li key={name}>
      <ListRow
        isNarrow={isNarrow}
        leading={<Avatar name={name} isDecorative />}
        title={
          <button type="button" className={rowLink} onClick={() => open(name)}>
            {name}
          </button>
        }
        detail={detail}
        figure={<Price euros={euros} />}
        state="À vous de répondre"
        actions={<Button size="small">Accepter</Button>}
      />
    </li>
  ));

/** Two lines, what is compared at the end, commands above the link that covers the row. */
export const Rows: Story = {
  args: { look: "boxed", children: rows(false) },
  play: async ({ canvasElement }) => {
    open.mockClear();
    const canvas = within(canvasElement);
    const [row] = canvas.getAllByRole("article");
    const { left, top } = (row as HTMLElement).getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(
      canvas.getByRole("button", { name: "Karim Benali" }),
    );
    await userEvent.click(canvas.getAllByRole("button", { name: "Accepter" })[0] as HTMLElement);
    await expect(open).not.toHaveBeenCalled();
  },
};
/** In a narrow column the commands stand below the lines. */
export const NarrowRows: Story = { args: { look: "boxed", children: rows(true) } };
/** A line that does not break keeps within its row: what stands at the end of another one is not pushed out. */
export const NarrowRowOfALongLine: Story = {
  args: {
    look: "boxed",
    children: (
      <li>
        <ListRow
          isNarrow
          leading={<Avatar name="Karim Benali" isDecorative />}
          title={<h2>Karim Benali</h2>}
          detail="Vous\u00a0: Parfait, merci."
          figure="la semaine dernière"
          note={
            <p style={{ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" }}>
              Installer des barres d’appui dans une douche, et changer le rideau par une paroi de verre
            </p>
          }
        />
      </li>
    ),
  },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const end = (element: HTMLElement) => element.getBoundingClientRect().right;
    await expect(end(canvas.getByText("la semaine dernière"))).toBeLessThanOrEqual(
      end(canvas.getByRole("article")),
    );
  },
};
export const LongWords: Story = {
  args: {
    children: (
      <ListItem
        title="Accompagnement-administratif-anticonstitutionnellement-personnalisé"
        detail="Saint-Rémy-en-Bouzemont-Saint-Genest-et-Isson, à 12,4 km, dès la semaine prochaine"
        leading={<Avatar name="Anne-Constance de Saint-Exupéry" isDecorative />}
        trailing={<Price euros={12_345.6} />}
        action={<IconButton label="Retirer" icon={<Trash2 />} />}
      />
    ),
  },
};
