import { saveBillingDetails } from '#contract/api/billing-details.ts';
import { madeOnce } from '#contract/made-once.ts';
import { countryCodes } from '#contract/product/countries.ts';
import { useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { Form, FormFailure, useContractForm } from '../../ui/forms/form.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { words as allWords } from './words.ts';

const words = allWords.checkout.details;

const countries = madeOnce(() => {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const named = countryCodes.map((code) => [code, names.of(code) ?? code] as const);
  return Object.fromEntries(named.toSorted((a, b) => a[1].localeCompare(b[1])));
});

/** Asked for before the payment where the operator has set up tax. */
export const BillingDetailsForm = ({ onSaved }: { onSaved: () => void }) => {
  const save = useWrite(saveBillingDetails, { onSuccess: onSaved });
  const form = useContractForm({
    schema: saveBillingDetails.input,
    start: { name: '', country: '', postalCode: '', city: '', street: '', taxId: '' },
    otherwise: words.failed,
    submit: (details) => save.send(details),
  });
  const isBusy = form.formState.isSubmitting;
  return (
    <section aria-label={words.title} className="mt-8 max-w-xl rounded-lg border border-line bg-sheet p-5 sm:p-6">
      <h2 className="font-serif text-xl font-semibold">{words.title}</h2>
      <p className="mt-2 mb-5 text-sm text-ink-soft">{words.lead}</p>
      <Form form={form} label={words.title}>
        <TextField form={form} name="name" label={words.name} autoComplete="name" />
        <SelectField
          form={form}
          name="country"
          label={words.country}
          prompt={words.countryPrompt}
          choices={countries()}
        />
        <TextField form={form} name="street" label={words.street} autoComplete="street-address" />
        <TextField form={form} name="postalCode" label={words.postalCode} autoComplete="postal-code" />
        <TextField form={form} name="city" label={words.city} autoComplete="address-level2" />
        <TextField form={form} name="taxId" label={words.taxId} autoComplete="off" />
        <FormFailure failure={form.failure} />
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {isBusy ? words.busy : words.button}
        </Button>
      </Form>
    </section>
  );
};
