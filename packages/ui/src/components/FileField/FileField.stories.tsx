import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { useGiven } from "../../testing/use-given.ts";
import { guide } from "./FileField.guide.ts";
import { practice } from "./FileField.practice.tsx";
import { FileField, type FileFieldProps } from "./FileField.tsx";
import type { FileItem } from "./FileList.tsx";

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b9dcf5"/><path d="M0 48h64v16H0z" fill="#00573b"/><path d="M14 30h36v18H14z" fill="#f7e7d3"/><path d="M10 32 32 14l22 18z" fill="#d1602f"/></svg>',
)}`;

function Live(props: FileFieldProps): ReactElement {
  const [files, setFiles] = useGiven(props.files);
  return (
    <div style={{ maxWidth: 480 }}>
      <FileField
        {...props}
        files={files}
        onAdd={(added) => {
          setFiles((before) => [
            ...before,
            ...added.map((file) => ({ id: file.name, name: file.name, size: file.size, file })),
          ]);
          props.onAdd(added);
        }}
        onRemove={(id) => {
          setFiles((before) => before.filter((file) => file.id !== id));
          props.onRemove(id);
        }}
      />
    </div>
  );
}

const meta = {
  title: "ui/FileField",
  component: FileField,
  tags: ["autodocs"],
  args: {
    label: "Photos et documents",
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    accept: ["image/*", ".pdf"],
    acceptText: "Image ou PDF",
    maxBytes: 10_000_000,
    maxFiles: 5,
    name: "files",
  },
  render: (args) => <Live {...args} />,
  parameters: { guide, practice },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

const facade: FileItem = { id: "1", name: "facade.jpg", size: 2_480_000, previewUrl: picture };
const quote: FileItem = { id: "2", name: "devis-haie-de-thuyas.pdf", size: 182_000 };

export const Empty: Story = {};
export const OneFile: Story = {
  args: { label: "Votre photo", maxFiles: 1, accept: ["image/*"], acceptText: "Image" },
};
export const Joined: Story = { args: { files: [facade, { ...quote, progress: 100 }] } };
export const Sending: Story = {
  args: {
    files: [
      { ...facade, progress: 64 },
      { ...quote, progress: null },
    ],
  },
};
export const Failed: Story = {
  args: { files: [{ ...facade, progress: 30, error: "La connexion s’est interrompue." }] },
};
export const Full: Story = { args: { files: [facade, quote], maxFiles: 2 } };
export const WithHelp: Story = {
  args: { help: "Une photo d’ensemble aide à donner le bon prix.", isOptional: true },
};
export const WithError: Story = { args: { error: "Joignez au moins une photo." } };
export const Required: Story = { args: { isRequired: true, isRequiredShown: true } };
export const Disabled: Story = { args: { isDisabled: true, files: [facade] } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
export const OnAPhone: Story = {
  args: {
    files: [{ ...quote, name: "attestation-responsabilite-civile-professionnelle-2026.pdf", progress: 12 }],
  },
  globals: { viewport: { value: "w320" } },
};

const input = (canvasElement: HTMLElement) => within(canvasElement).getByLabelText(/^Photos et documents/);
const fileOf = (name: string, type: string, size = 1200) => new File([new Uint8Array(size)], name, { type });

/** A real transfer: the testing library would copy an empty one. */
function carrying(name: string): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(fileOf(name, "image/png"));
  return transfer;
}
const drag = (on: HTMLElement, type: "dragenter" | "drop", dataTransfer: DataTransfer) =>
  fireEvent(on, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).toHaveAccessibleDescription(
      /Image ou PDF, 10\sMo au plus, 5\sfichiers au plus\./,
    );
  },
};

export const Refused: Story = {
  args: { maxFiles: 1, maxBytes: 5_000 },
  play: async ({ canvasElement, args }) => {
    await userEvent.upload(
      input(canvasElement),
      [fileOf("notes.docx", "application/msword"), fileOf("grand.png", "image/png", 6_000)],
      { applyAccept: false },
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
    const alert = within(canvasElement).getByRole("alert");
    await expect(alert).toHaveTextContent("« notes.docx » n’est pas du bon type : Image ou PDF.");
  },
};

export const DraggedOver: Story = {
  play: async ({ canvasElement }) => {
    drag(input(canvasElement), "dragenter", carrying("facade.png"));
    await waitFor(() => expect(canvasElement.querySelector("[data-over]")).toHaveTextContent("Lâchez ici"));
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(input(canvasElement), [
      fileOf("a.pdf", "application/pdf"),
      fileOf("b.png", "image/png"),
    ]);
    await expect(args.onAdd).toHaveBeenCalledOnce();
    const list = within(canvas.getByRole("list", { name: "Fichiers joints" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(2);
    await waitFor(() =>
      expect(list.getAllByRole("listitem")[1]?.querySelector("img")?.src).toMatch(/^blob:/),
    );
    await userEvent.click(list.getByRole("button", { name: "Retirer a.pdf" }));
    await expect(args.onRemove).toHaveBeenCalledWith("a.pdf");
    await expect(input(canvasElement)).toHaveFocus();
    const sent = [...canvasElement.querySelectorAll<HTMLInputElement>("input[name=files]")];
    await expect(sent.map(({ value }) => value)).toEqual(["b.png"]);
  },
};

export const DroppedAndPasted: Story = {
  play: async ({ canvasElement, args }) => {
    const dataTransfer = carrying("facade.png");
    drag(input(canvasElement), "dragenter", dataTransfer);
    drag(input(canvasElement), "drop", dataTransfer);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(canvasElement.querySelector("[data-over]")).toBeNull());
    fireEvent(
      input(canvasElement),
      new ClipboardEvent("paste", {
        bubbles: true,
        cancelable: true,
        clipboardData: carrying("capture.png"),
      }),
    );
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await expect(await within(canvasElement).findByText("capture.png")).toBeVisible();
  },
};

export const SentAgain: Story = {
  args: { files: [{ ...facade, progress: 30, error: "La connexion s’est interrompue." }] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Renvoyer facade.jpg" }));
    await expect(args.onRetry).toHaveBeenCalledWith("1");
  },
};
