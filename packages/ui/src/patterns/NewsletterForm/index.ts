export { NewsletterForm, type NewsletterFormProps, type NewsletterFormWords } from "./NewsletterForm.tsx";
