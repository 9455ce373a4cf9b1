import type { SkillList } from '../format.ts';

export const data: SkillList = {
  industry: 'Data & analytics',
  origin: 'written by us',
  tool: `
R!? = R programming, RStudio, R language
SAS! = SAS programming
SPSS
Stata
Julia!?
Pandas
NumPy
SciPy
scikit-learn = sklearn
PyTorch
TensorFlow
Keras
XGBoost
LightGBM
CatBoost
JAX!
Hugging Face = HuggingFace
spaCy
NLTK
OpenCV
statsmodels
Jupyter = Jupyter Notebook, Jupyter Notebooks
ggplot2 = ggplot
tidyverse
dplyr
Matplotlib
Seaborn
Plotly
Shiny!?
Streamlit
Dask
Apache Spark = Spark!?, PySpark
Hadoop = Apache Hadoop
Hive!? = Apache Hive
HDFS
Apache Flink = Flink
Apache Beam
Apache Airflow = Airflow
Dagster
Prefect!?
dbt = data build tool
Fivetran
Stitch!?
Airbyte
Informatica = Informatica PowerCenter
Talend
SSIS!
SSRS!
SSAS!
Azure Data Factory = ADF!
AWS Glue
Alteryx
KNIME
RapidMiner
Dataiku
Databricks
Delta Lake
Apache Iceberg
Snowflake!
Google BigQuery = BigQuery
Amazon Redshift = Redshift!
Azure Synapse = Synapse!
Teradata
Presto!?
Trino
Amazon Athena
Debezium
Great Expectations!?
Apache NiFi = NiFi
Tableau
Power BI = PowerBI, Microsoft Power BI
Looker! = Looker Studio, Google Data Studio
LookML
Qlik = QlikView, Qlik Sense
MicroStrategy
Domo
Sisense
Cognos = IBM Cognos
Business Objects = SAP BusinessObjects
Crystal Reports
Mode Analytics
Metabase
Superset! = Apache Superset
Amazon QuickSight = QuickSight
DAX!
Power Query
Power Pivot
Mixpanel
Amplitude!?
Heap!?
Segment!?
Google Sheets
MLflow
Kubeflow
SageMaker = Amazon SageMaker
Vertex AI
Azure Machine Learning = Azure ML
Weights & Biases
LangChain
OpenAI API = OpenAI
LLaMA!
ChatGPT
Collibra
Alation
ArcGIS = ArcMap, ArcGIS Pro
QGIS
Esri
`,
  skill: `
Data analysis = analyzing data, data analytics
Data science
Data engineering
Data visualization = visualizing data, data visualisation
Data mining
Data cleaning = data cleansing, data wrangling, data preparation
Data quality
Data governance
Data warehousing = data warehouse, data warehouses, cloud data warehouse
Data lake = data lakes, data lakehouse
Data pipelines = data pipeline, feature pipelines
ETL = ELT, extract transform load, ETL pipelines
Data integration
Data architecture
Master data management
Metadata management
Data catalog
Data migration
Data entry
Data collection
Data management
Data reporting
Data storytelling
Big data
Change data capture = CDC!?
Batch processing
Machine learning = ML!, machine learning models
Deep learning
Artificial intelligence = AI!
Generative AI = GenAI, gen AI
Large language models = LLM, LLMs
Prompt engineering
Retrieval-augmented generation = RAG!
Natural language processing = NLP!
Computer vision
Reinforcement learning
Supervised learning
Unsupervised learning
Neural networks
Gradient boosting = gradient-boosted, gradient boosted trees
Random forest = random forests
Decision trees
Logistic regression
Linear regression
Regression analysis
Clustering?
Classification models
Dimensionality reduction
Principal component analysis
Feature engineering
Feature store
Model deployment = deploying models
Model monitoring = model drift
Model validation
Model explainability = explainability, SHAP!, explainable AI, interpretability
Recommender systems = recommendation systems
Information retrieval
Search relevance = learning to rank, ranking models
Embeddings = word embeddings
Vector databases = vector database, vector search
Transformer models = BERT
Model evaluation
GPU programming = CUDA!
Fine-tuning
Anomaly detection
Fraud detection = fraud models, fraud modelling
Graph analytics = graph algorithms
Image recognition
Speech recognition
Sentiment analysis
Text mining
Transfer learning
Hyperparameter tuning
Statistics = statistical analysis, statistical methods
Statistical modeling = statistical models
Predictive modeling = predictive models, predictive analytics
Hypothesis testing
A/B testing = A/B tests, split testing
Experimental design = design of experiments, experiment design, DOE!
Causal inference
Bayesian statistics = Bayesian inference, Bayesian methods
Time series analysis = time series, time-series forecasting
Survival analysis
Multivariate analysis
Sampling?
Quantitative analysis = quantitative research, quantitative methods
Forecasting = forecasts
Optimization models = linear programming, operations research
Simulation modeling = Monte Carlo simulation, Monte Carlo
Econometrics
Biostatistics
Business intelligence = BI!
Dashboards = dashboard
KPI reporting = KPIs, key performance indicators
Ad hoc reporting = ad hoc analysis, ad-hoc reports
Cohort analysis
Funnel analysis
Customer segmentation
Churn analysis = churn prediction, churn modelling
Marketing mix modeling
Geospatial analysis = spatial analysis
Web scraping
Survey design = survey research
Business analysis = business analytics
Reporting?
`,
  method: `CRISP-DM
Star schema = dimensional modeling, Kimball
Data mesh
Data vault
Feature selection
Cross-validation`,
  license: `Microsoft Certified: Power BI Data Analyst = PL-300
Tableau Desktop Specialist
Databricks Certified Data Engineer
SnowPro
Google Data Analytics Certificate
Certified Analytics Professional
TensorFlow Developer Certificate
CDMP!`,
};
