-- Messages of members with Premium come first in the inbox: that is what 'Priority support' is.
ALTER TABLE contact_messages ADD COLUMN is_priority boolean NOT NULL DEFAULT false;

-- Premium names only what Free does not have, unless the operator has changed the list.
UPDATE plans
SET features = '["Unlimited checks and scans", "All keyword suggestions", "Company-specific ATS insights", "Multiple resume storage", "The full report as a PDF", "Premium templates", "Priority support"]'
WHERE id = 'premium'
  AND features = '["Unlimited checks and scans", "Comprehensive format analysis", "Advanced keyword optimization", "Company-specific ATS insights", "Multiple resume storage", "Downloadable reports", "Premium templates", "Recommendations from every check", "Priority support"]';
