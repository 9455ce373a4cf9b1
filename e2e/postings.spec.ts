import { expect, test } from '@playwright/test';

const page = `<!doctype html><html><body><nav>All jobs</nav><main><h1>Welder</h1>
<p>${'You weld pipes of stainless steel for dairies, on site and in our shop. '.repeat(4)}</p>
<h2>Requirements</h2><ul><li>TIG welding</li><li>Reading of drawings</li></ul></main><footer>Cookies</footer></body></html>`;

test('a visitor chooses a saved page as the job posting, sees its text, and gets back what was typed', async ({
  page: browser,
}) => {
  await browser.goto('/');
  const field = browser.getByRole('textbox', { name: /Job description/ });
  await field.fill('Cook wanted');
  const button = browser.getByRole('button', { name: 'Job posting from a file' });
  const choose = async (name: string, content: string): Promise<void> => {
    const [picker] = await Promise.all([browser.waitForEvent('filechooser'), button.click()]);
    await picker.setFiles({ name, mimeType: 'text/html', buffer: Buffer.from(content) });
  };

  await choose('welder.html', page);
  await expect(browser.getByText('The text of welder.html is in the field now.')).toBeVisible();
  await expect(field).toHaveValue(/^Welder\n[^]*\n- TIG welding\n- Reading of drawings$/);

  await browser.getByRole('button', { name: 'Put back what was there before' }).click();
  await expect(field).toHaveValue('Cook wanted');

  await choose('empty.html', '<html><body><script>load()</script></body></html>');
  await expect(browser.getByRole('alert')).toContainText('We found no text in this file.');
  await expect(field).toHaveValue('Cook wanted');
});
