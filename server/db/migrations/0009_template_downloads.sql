-- Which template a 'template_download' was of: 'template-1' to 'template-6'.
ALTER TABLE activity ADD COLUMN template_id text;
