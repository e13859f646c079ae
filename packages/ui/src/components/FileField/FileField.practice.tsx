import { type ReactElement, useState } from "react";
import type { Practice } from "../../practice.ts";
import { FileField, type FileFieldProps } from "./index.ts";

type Own = Omit<FileFieldProps, "files" | "onAdd" | "onRemove">;
function Live(props: Own): ReactElement {
  const [files, setFiles] = useState<FileFieldProps["files"]>([]);
  return (
    <FileField
      {...props}
      files={files}
      onAdd={(added) =>
        setFiles([
          ...files,
          ...added.map((file) => ({ id: file.name, name: file.name, size: file.size, file })),
        ])
      }
      onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
    />
  );
}

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Live
            label="Photos de la haie"
            accept={["image/*"]}
            acceptText="Image"
            maxBytes={10_000_000}
            maxFiles={5}
            help="Une photo de loin, une de près."
          />
        ),
        why: "The limits are written by the field, which upholds them; the help states what makes a good picture.",
      },
      dont: {
        sample: (
          <Live
            label="Fichiers"
            help="JPG ou PNG, 10 Mo max, 5 fichiers max. Les autres formats seront refusés."
          />
        ),
        why: "Limits in the help alone: the field takes everything, and the refusal comes after the sending.",
      },
    },
  ],
  writing: [
    [
      "The label names what the files show",
      "«\u202fPhotos de la haie\u202f», not «\u202fPièces jointes\u202f»",
    ],
    ["The kinds in plain terms, endings only where they decide", "«\u202fImage ou PDF\u202f»"],
  ],
  long: (
    <Live
      label="Attestation d’assurance responsabilité civile professionnelle"
      accept={[".pdf"]}
      acceptText="PDF signé par votre assureur"
      maxBytes={5_000_000}
      maxFiles={1}
      isOptional
    />
  ),
  rightToLeft: <Live label="صور السياج" accept={["image/*"]} maxFiles={3} />,
};
